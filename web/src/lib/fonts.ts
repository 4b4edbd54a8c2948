/** The letters of the page. */

const FACES = ['400 14px Commissioner', '700 20px Philosopher'];

/** Reads the letters of a text before they are drawn, so that nothing is laid out twice. */
export function readLetters(text: string): void {
  for (const face of FACES) void document.fonts?.load(face, text).catch(() => null); // without them others are taken
}
