import { penOf, type Pen } from './pen';

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
  // What was saved or sent is seen by others, so it has the light theme's colours.
  const light = document.body.appendChild(document.createElement('div'));
  light.setAttribute('data-light', '');
  const style = getComputedStyle(light);
  const tokenOf = (name: string) => style.getPropertyValue(name).replace(/\s+/g, ' ').trim();
  try {
    await draw(penOf(context, { width, height }, tokenOf));
  } finally {
    light.remove();
  }
  return canvas.toDataURL('image/png');
}
