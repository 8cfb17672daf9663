import { sproutParts, type SproutTone } from '../sprout/shapes';
import type { Pen } from './pen';

/** The school's name, as the host's document has it. */
export const SCHOOL = '学习平台';

const opacities: Partial<Record<SproutTone, number>> = { ground: 0.2, leaf: 0.62 };

interface MarkPlace {
  /** The left edge, or the middle if the mark is centred. */
  x: number;
  y: number;
  size: number;
  color?: string;
  isCentred?: boolean;
}

/** The school's mark with its name: who made this picture. */
export function drawMark(pen: Pen, { x, y, size, color, isCentred }: MarkPlace): void {
  const font = { size: Math.round(size * 0.62), weight: 600 } as const;
  const width = pen.measure(SCHOOL, font);
  const left = isCentred ? x - (size * 1.2 + width) / 2 : x;
  for (const { tone, d } of sproutParts(2))
    pen.shape(d, {
      x: left,
      y,
      scale: size / 200,
      fill: color ?? '--color-success',
      opacity: opacities[tone],
    });
  pen.text(SCHOOL, { ...font, x: left + size * 1.2, y, width: width + 1, line: size, color, lines: 1 });
}
