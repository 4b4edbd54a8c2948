/** Small sounds made on the spot; off unless somebody wants them. */
import { settings } from './settings.svelte';

export type Sound = 'bell' | 'die' | 'coin' | 'clock';

/** Overtones of the pitch, how loud, and how long they last. */
interface Tone {
  pitch: number;
  loud: number;
  seconds: number;
  after?: number;
}

const TONES: Record<Exclude<Sound, 'die'>, Tone[]> = {
  bell: [
    { pitch: 880, loud: 0.12, seconds: 0.9 },
    { pitch: 1760, loud: 0.05, seconds: 0.6 },
    { pitch: 2637, loud: 0.03, seconds: 0.35 },
  ],
  clock: [
    { pitch: 1319, loud: 0.06, seconds: 0.1 },
    { pitch: 1319, loud: 0.06, seconds: 0.1, after: 0.25 },
  ],
  coin: [
    { pitch: 1975, loud: 0.05, seconds: 0.12 },
    { pitch: 2637, loud: 0.05, seconds: 0.25, after: 0.06 },
  ],
};
const KNOCKS = [0, 0.07, 0.11];

let context: AudioContext | null = null;

/** Does nothing where sounds are off, or where the browser still waits for a first touch. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  if (navigator.userActivation?.hasBeenActive === false) return; // it would only be warned of
  context ??= new AudioContext();
  void context.resume();
  if (context.state !== 'running' && !navigator.userActivation?.hasBeenActive) return;
  if (sound === 'die') for (const after of KNOCKS) knock(context, after);
  else for (const tone of TONES[sound]) ring(context, tone);
}

function fading(audio: AudioContext, loud: number, at: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

function ring(audio: AudioContext, { pitch, loud, seconds, after = 0 }: Tone): void {
  const at = audio.currentTime + after;
  const voice = audio.createOscillator();
  voice.frequency.value = pitch;
  voice.connect(fading(audio, loud, at, seconds));
  voice.start(at);
  voice.stop(at + seconds);
}

/** Wood on wood: a moment of noise, low. */
function knock(audio: AudioContext, after: number): void {
  const at = audio.currentTime + after;
  const noise = audio.createBuffer(1, Math.round(audio.sampleRate * 0.03), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 900;
  source.connect(filter).connect(fading(audio, 0.2, at, 0.03));
  source.start(at);
}
