import type { Pen, TextStyle } from './pen';

/** The size at which a text stands in one line: a long name on a certificate is set smaller, and not cut. */
export function fittingSize(
  pen: Pen,
  text: string,
  { size, weight, width }: Pick<TextStyle, 'size' | 'weight' | 'width'>,
): number {
  return Math.floor(size * Math.min(1, width / pen.measure(text, { size, weight })));
}
