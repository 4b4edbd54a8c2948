/** Guests without their round frame, for the windows of the poster. */

/** Above, on the first floor, and below, on the ground floor. */
export const WINDOWS: readonly (readonly { guest: number; colour: string }[])[] = [
  [
    { guest: 71, colour: 'blue' },
    { guest: 62, colour: 'yellow' },
    { guest: 81, colour: 'red' },
    { guest: 96, colour: 'green' },
  ],
  [
    { guest: 68, colour: 'blue' },
    { guest: 82, colour: 'red' },
    { guest: 52, colour: 'yellow' },
    { guest: 69, colour: 'blue' },
  ],
];

/** A portrait is a halo, then the person cut to the circle, then the circle's lower edge: the person alone. */
export function bustOf(portrait: Element): string {
  const person = portrait.querySelector(':scope > g[clip-path]')?.cloneNode(true) as Element | undefined;
  person?.removeAttribute('clip-path');
  return person?.outerHTML ?? '';
}

/** The outline of a window with a round head: its middle, half its width, top and foot, `more` wider all around. */
export function arch(middle: number, half: number, top: number, foot: number, more = 0): string {
  const wide = half + more;
  return `M${middle - wide} ${foot}V${top + half}A${wide} ${wide} 0 0 1 ${middle + wide} ${top + half}V${foot}Z`;
}
