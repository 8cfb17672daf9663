import type { Learner } from '@suite/api';
import { drawMark, type Pen } from '@suite/ui/poster';
import { drawPortrait } from '../poster/draw-portrait';

interface PosterFoot {
  learner: Pick<Learner, 'nickname' | 'avatar'>;
  /** Address behind the QR code. */
  link: string;
  /** Colour of the ground. */
  fill: string;
}

/** The space at both sides of a poster. */
export const EDGE = 64;

/** The foot of a poster: the school, who shares it, and where the code leads. */
export async function drawPosterFoot(pen: Pen, { learner, link, fill }: PosterFoot): Promise<void> {
  const name = { x: EDGE + 120, width: pen.width - 2 * EDGE - 120 - 200, lines: 1 } as const;
  pen.box({ x: 0, y: 1112, width: pen.width, height: pen.height - 1112, fill });
  drawMark(pen, { x: EDGE, y: 1124, size: 40 });
  await drawPortrait(pen, learner, { x: EDGE, y: 1176, size: 96 });
  pen.text(learner.nickname, { ...name, y: 1178, size: 34, line: 48, weight: 600 });
  pen.text('长按识别二维码，一起学习', {
    ...name,
    y: 1228,
    size: 24,
    line: 40,
    color: '--color-text-secondary',
  });
  pen.code(link, { x: pen.width - EDGE - 184, y: 1131, size: 184 });
}
