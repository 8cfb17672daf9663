import { drawMark, type Pen } from '@suite/ui/poster';

/** What stands on the picture of a result. */
export interface ResultSubject {
  title: string;
  main: { name: string; value: string };
  figures: { name: string; value: string }[];
  sentence: string;
  link: string;
  day: string;
}

const EDGE = 56;
const ROW = 68;
const WIDTH = 750;
const ROOM = WIDTH - 2 * EDGE;
const HEAD = 360;
const SENTENCE = 190;
const FOOT = 340;
/** Large enough for a camera: the code holds all inputs. */
const CODE = 268;

/** The picture grows with the number of figures. */
export const resultHeight = ({ figures }: ResultSubject): number =>
  HEAD + figures.length * ROW + 48 + SENTENCE + FOOT;

/** Draws the result with the code that brings it back. */
export function drawResult(pen: Pen, subject: ResultSubject): void {
  const { title, main, figures, sentence, link, day } = subject;
  const height = resultHeight(subject);
  pen.box({ x: 0, y: 0, width: WIDTH, height, fill: '--color-page' });
  pen.box({ x: 0, y: 0, width: WIDTH, height: HEAD, fill: ['--color-primary', '--color-primary-pressed'] });
  const white = { x: EDGE, width: ROOM, color: '--color-on-primary', lines: 1 };
  pen.text(title, { ...white, y: 56, size: 36 });
  pen.text(main.name, { ...white, y: 148, size: 30 });
  pen.text(main.value, { ...white, y: 200, size: main.value.length > 16 ? 52 : 68, weight: 600 });
  const body = { x: 32, y: HEAD - 32, width: WIDTH - 64, height: figures.length * ROW + 48 + SENTENCE };
  pen.box({ ...body, radius: 24, fill: '--color-card' });
  figures.forEach(({ name, value }, index) => {
    const y = body.y + 24 + index * ROW + 12;
    pen.text(name, { x: EDGE, y, width: 300, size: 28, color: '--color-text-secondary', lines: 1 });
    pen.text(value, { x: EDGE + 240, y, width: ROOM - 240, size: 28, weight: 600, align: 'right', lines: 1 });
  });
  pen.text(sentence, {
    x: EDGE,
    y: body.y + 40 + figures.length * ROW,
    width: ROOM,
    size: 26,
    line: 40,
    color: '--color-text-secondary',
    lines: 4,
  });
  const foot = height - FOOT + 32;
  pen.code(link, { x: EDGE, y: foot, size: CODE });
  drawMark(pen, { x: EDGE + CODE + 32, y: foot + 16, size: 44 });
  pen.text('扫码查看这份测算', {
    x: EDGE + CODE + 32,
    y: foot + 80,
    width: ROOM - CODE - 32,
    size: 30,
    weight: 600,
  });
  pen.text(`测算日期 ${day}，仅供参考`, {
    x: EDGE + CODE + 32,
    y: foot + 136,
    width: ROOM - CODE - 32,
    size: 26,
    color: '--color-text-secondary',
  });
}
