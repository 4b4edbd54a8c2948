// The buttons of the moving picture. Where scripts do not run (in <img>) it just plays.
const moving = document.getAnimations();
const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
const button = (name) => document.getElementById(name);
const shapes = { true: "M-7 -8h5v16h-5zM2 -8h5v16h-5z", false: "M-5 -9v18l13 -9z" };
let playing = !still;

function place() {
  return Math.floor((moving[0].currentTime / beat) % beats);
}

// In the middle of a beat, for where it begins is rounded.
function show(number) {
  for (const one of moving) one.currentTime = (((number + beats) % beats) + 0.5) * beat;
}

function set(now) {
  playing = now;
  for (const one of moving) playing ? one.play() : one.pause();
  button("play").setAttribute("aria-label", playing ? "Pause" : "Play");
  button("play").querySelector("path").setAttribute("d", shapes[playing]);
}

const deeds = {
  back: () => (set(false), show(place() - 1)),
  play: () => set(!playing),
  on: () => (set(false), show(place() + 1)),
};

for (const one of moving) one.effect.updateTiming({ delay: 0 });
set(playing);
if (still) show(beats - 1);
for (const [name, deed] of Object.entries(deeds)) {
  button(name).addEventListener("click", deed);
  button(name).addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    deed();
  });
}
button("buttons").removeAttribute("display");
