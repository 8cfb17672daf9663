import { sproutParts } from '../sprout/shapes';
import { SCHOOL } from './draw-mark';
import type { Pen } from './pen';

interface SealPlace {
  /** The middle. */
  x: number;
  y: number;
  radius: number;
  color: string;
  /** What it certifies, along its lower edge. */
  words?: string;
}

/** The characters of a word along a ring, upright at its top or at its bottom. */
function onRing(pen: Pen, text: string, { x, y, radius, color }: SealPlace, isBelow: boolean): void {
  const { context } = pen;
  const size = Math.round(radius * 0.25);
  const step = (size * 1.4) / radius;
  const side = isBelow ? -1 : 1;
  [...text].forEach((one, at) => {
    context.save();
    context.translate(x, y);
    context.rotate(side * (at - (text.length - 1) / 2) * step);
    const top = -size * 0.65 - side * radius * 0.68;
    const place = { x: -size, y: top, width: 2 * size, line: size * 1.3, align: 'center' } as const;
    pen.text(one, { ...place, size, weight: 700, color });
    context.restore();
  });
}

/** The school's seal: its name above its mark, and below it what the seal certifies. */
export function drawSeal(pen: Pen, place: SealPlace): void {
  const { x, y, radius, color, words } = place;
  for (const [share, width] of [
    [1, 0.045],
    [0.91, 0.015],
  ] as const) {
    const size = radius * share;
    const border = { color, width: radius * width };
    pen.box({ x: x - size, y: y - size, width: 2 * size, height: 2 * size, radius: size, border });
  }
  onRing(pen, SCHOOL, place, false);
  if (words) onRing(pen, words, place, true);
  const scale = (radius * 0.8) / 200;
  for (const { tone, d } of sproutParts(2)) {
    if (tone === 'ground') continue;
    pen.shape(d, { x: x - 100 * scale, y: y - 120 * scale, scale, fill: color });
  }
}
