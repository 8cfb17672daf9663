import type { Learner, Registration } from '@suite/api';
import { weekdayNames, weekdayOf, yearAndDayInWords } from '@suite/kernel/time';
import { drawMark, drawSeal, type Pen } from '@suite/ui/poster';
import { drawPortrait } from '../poster/draw-portrait';

/** What the poster of a registration says. */
export interface ClassPosterSubject {
  registration: Pick<Registration, 'course_name' | 'class_name' | 'start_date' | 'link'>;
  name: string;
  slogan: string;
  learner: Pick<Learner, 'nickname' | 'avatar'>;
}

export const CLASS_POSTER_HEIGHT = 1334;

const EDGE = 64;
const WHITE = '#ffffff';

/** A coloured ground with rings, so that it does not look empty. */
function drawGround(pen: Pen) {
  pen.box({ x: 0, y: 0, width: pen.width, height: pen.height, fill: ['#2457d6', '#16367f'] });
  const rings = [
    { x: 560, y: -120, size: 420 },
    { x: 650, y: -30, size: 240 },
    { x: -160, y: 560, size: 360 },
  ];
  for (const { x, y, size } of rings) {
    pen.box({
      x,
      y,
      width: size,
      height: size,
      radius: size / 2,
      border: { color: 'rgba(255,255,255,0.14)', width: 36 },
    });
  }
}

/** Draws the poster of a registration. */
export async function drawClassPoster(pen: Pen, subject: ClassPosterSubject): Promise<void> {
  const { registration, name, slogan, learner } = subject;
  const { course_name, class_name, start_date, link } = registration;
  const wide = pen.width - 2 * EDGE;
  drawGround(pen);

  drawMark(pen, { x: EDGE, y: 48, size: 44, color: WHITE });
  pen.text('我报名啦', {
    x: EDGE,
    y: 104,
    width: wide,
    size: 80,
    line: 104,
    weight: 700,
    color: WHITE,
    lines: 1,
  });
  pen.text('从今天起，认真对待自己的钱', {
    x: EDGE,
    y: 204,
    width: wide,
    size: 32,
    line: 48,
    color: 'rgba(255,255,255,0.86)',
  });

  drawSeal(pen, { x: pen.width - EDGE - 76, y: 156, radius: 84, color: WHITE, words: '开班报名' });

  pen.box({ x: 40, y: 312, width: pen.width - 80, height: 660, radius: 32, fill: '--color-card' });
  await drawPortrait(pen, learner, { x: 96, y: 364, size: 112 });
  pen.text(name, { x: 232, y: 368, width: 420, size: 40, line: 56, weight: 600, lines: 1 });
  pen.text('和我一起开班学习', {
    x: 232,
    y: 428,
    width: 420,
    size: 26,
    line: 40,
    color: '--color-text-secondary',
    lines: 1,
  });

  pen.box({ x: 96, y: 516, width: pen.width - 192, height: 200, radius: 20, fill: '--color-primary-tint' });
  pen.text('我的学习宣言', { x: 128, y: 540, width: 494, size: 24, line: 36, color: '--color-primary' });
  const isShort = slogan.length <= 11;
  const words = isShort ? { y: 604, size: 44, line: 66 } : { y: 584, size: 36, line: 54 };
  pen.text(slogan, { x: 128, width: 494, ...words, weight: 600, lines: isShort ? 1 : 2 });

  const facts: [string, string][] = [
    ['课程', course_name],
    ['班级', class_name],
    ['开班', `${yearAndDayInWords(start_date)} 周${weekdayNames[weekdayOf(start_date)]}`],
  ];
  facts.forEach(([word, text], at) => {
    const y = 756 + at * 64;
    pen.text(word, { x: 96, y, width: 80, size: 28, line: 44, color: '--color-text-secondary' });
    pen.text(text, { x: 184, y, width: 470, size: 28, line: 44, lines: 1 });
  });

  pen.box({ x: pen.width - EDGE - 232, y: 1036, width: 232, height: 232, radius: 16, fill: WHITE });
  pen.code(link, { x: pen.width - EDGE - 228, y: 1040, size: 224 });
  pen.text('扫码了解课程', {
    x: EDGE,
    y: 1100,
    width: 380,
    size: 40,
    line: 56,
    weight: 600,
    color: WHITE,
    lines: 1,
  });
  pen.text('长按识别二维码，找个伴一起学', {
    x: EDGE,
    y: 1164,
    width: 400,
    size: 26,
    line: 40,
    color: 'rgba(255,255,255,0.86)',
  });
}
