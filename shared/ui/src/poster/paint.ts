import { penOf, type Pen } from './pen';

const tokenOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).replace(/\s+/g, ' ').trim();

/**
 * Draws on a canvas of exactly that many pixels and resolves to a data URL: on a long press the messenger
 * saves no other kind of picture.
 */
export async function paint(
  { width, height }: { width: number; height: number },
  draw: (pen: Pen) => void | Promise<void>,
): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this engine draws no pictures');
  await draw(penOf(context, { width, height }, tokenOf));
  return canvas.toDataURL('image/png');
}
