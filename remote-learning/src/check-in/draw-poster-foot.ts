import type { Learner } from '@suite/api';
import { drawMark, SCHOOL, type Pen } from '@suite/ui/poster';
import { drawPortrait } from '../poster/draw-portrait';

interface PosterFoot {
  learner: Pick<Learner, 'nickname' | 'avatar'>;
  /** Address behind the QR code. */
  link: string;
  /** Number of this poster: the day, and how many came before. */
  serial: string;
  /** Colour of the ground. */
  fill: string;
}

/** The space at both sides of a poster. */
export const EDGE = 64;

/** How high the foot is. */
export const FOOT = 222;

/** The foot of a poster: the school, who shares it, and where the code leads. */
export async function drawPosterFoot(pen: Pen, { learner, link, serial, fill }: PosterFoot): Promise<void> {
  const top = pen.height - FOOT;
  const name = { x: EDGE + 120, width: pen.width - 2 * EDGE - 120 - 200, lines: 1 } as const;
  pen.box({ x: 0, y: top, width: pen.width, height: FOOT, fill });
  drawMark(pen, { x: EDGE, y: top + 12, size: 40 });
  pen.text(`编号 ${serial}`, {
    x: EDGE + 72 + pen.measure(SCHOOL, { size: 25, weight: 600 }),
    y: top + 12,
    width: 260,
    size: 22,
    line: 40,
    color: '--color-text-secondary',
    lines: 1,
  });
  await drawPortrait(pen, learner, { x: EDGE, y: top + 64, size: 96 });
  pen.text(learner.nickname, { ...name, y: top + 66, size: 34, line: 48, weight: 600 });
  pen.text('长按识别二维码，一起学习', {
    ...name,
    y: top + 116,
    size: 24,
    line: 40,
    color: '--color-text-secondary',
  });
  pen.code(link, { x: pen.width - EDGE - 184, y: top + 19, size: 184 });
}
