/** Attributes that keep a line of a drawing in its place: a text of more letters than fit is set closer. */
export function clipped(
  text: string,
  letters: number,
  width: number,
): { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } {
  return Array.from(text).length > letters ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {};
}
