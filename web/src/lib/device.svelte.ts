/** The window, and the hand at it: asked of the device, as a wide window may be touched and a narrow one pointed at. */
const html = document.documentElement;
const COARSE = globalThis.matchMedia?.('(pointer: coarse)');

/** Not what the window shows of a page that is wider than itself: that would keep it so. */
const size = () => ({ width: html.clientWidth, height: html.clientHeight });

export const device = $state({ ...size(), touch: COARSE?.matches ?? false });

addEventListener('resize', () => Object.assign(device, size()));
COARSE?.addEventListener('change', () => (device.touch = COARSE.matches));
