import type { Learner } from '@suite/api';
import { weekdayNames, weekdayOf } from '@suite/kernel/time';
import { drawSeal, type Pen } from '@suite/ui/poster';
import { rangeInWords } from '../range-in-words';
import { drawPosterFoot, EDGE, FOOT } from './draw-poster-foot';
import type { WeekRecap } from './week-recap';

/** What the poster of a week shows. */
export interface WeekPosterSubject {
  recap: WeekRecap;
  /** The best note of the week; '' to leave it out. */
  note: string;
  learner: Pick<Learner, 'nickname' | 'avatar'>;
  /** Address behind the QR code. */
  link: string;
}

const NOTE_HEIGHT = 236;

/** How much room the figures have. */
const FIGURES = 540;

/** A note has its own room above the foot. */
export const weekPosterHeight = (note: string): number => 1334 + (note ? NOTE_HEIGHT : 0);

const WHITE = '#ffffff';
const PALE = 'rgba(255,255,255,0.72)';

/** The days of the week in a row, filled where the learner checked in. */
function drawDays(pen: Pen, { days }: WeekRecap, y: number) {
  const step = (pen.width - 2 * EDGE) / days.length;
  days.forEach(({ day, isChecked, isAhead }, at) => {
    const x = EDGE + at * step + (step - 60) / 2;
    pen.box({
      x,
      y,
      width: 60,
      height: 60,
      radius: 30,
      fill: isChecked ? WHITE : undefined,
      border: isChecked ? undefined : { color: isAhead ? 'rgba(255,255,255,0.3)' : PALE, width: 3 },
    });
    pen.text(weekdayNames[weekdayOf(day)], {
      x,
      y: y + 10,
      width: 60,
      size: 26,
      line: 40,
      align: 'center',
      color: isChecked ? '#2457d6' : PALE,
    });
  });
}

/** The figures of a week, without those that are nothing. */
export const recapFigures = ({ count, lessons, bestScore }: WeekRecap): [figure: string, name: string][] => [
  [`${count}`, '天打卡'],
  ...(lessons > 0 ? [[`${lessons}`, '节课学完'] as [string, string]] : []),
  ...(bestScore === null ? [] : [[`${bestScore}`, '分，本周作业'] as [string, string]]),
];

/** The figures below each other; the fewer they are, the larger, so that they fill their place. */
function drawFigures(pen: Pen, recap: WeekRecap) {
  const figures = recapFigures(recap);
  const height = FIGURES / figures.length;
  const size = [232, 176, 120][figures.length - 1] ?? 120;
  const font = { size, weight: 700 } as const;
  figures.forEach(([figure, name], at) => {
    const bottom = 400 + at * height + (height + size) / 2;
    const words = { width: pen.width - 2 * EDGE, lines: 1 } as const;
    pen.text(figure, { ...words, ...font, x: EDGE, y: bottom - size, line: size, color: WHITE });
    const beside = EDGE + pen.measure(figure, font) + 20;
    pen.text(name, { ...words, x: beside, y: bottom - size / 10 - 48, size: 36, line: 48, color: PALE });
  });
}

function drawNote(pen: Pen, note: string, y: number) {
  const words = { x: EDGE + 32, width: pen.width - 2 * EDGE - 32 } as const;
  pen.box({ x: EDGE, y: y + 8, width: 6, height: NOTE_HEIGHT - 56, radius: 3, fill: PALE });
  pen.text('本周笔记', { ...words, y, size: 26, line: 44, color: PALE, lines: 1 });
  pen.text(note, { ...words, y: y + 48, size: 34, line: 48, color: WHITE, lines: 3 });
}

/** Draws the recap of a week. */
export async function drawWeekPoster(
  pen: Pen,
  { recap, note, learner, link }: WeekPosterSubject,
): Promise<void> {
  const wide = pen.width - 2 * EDGE;
  pen.box({ x: 0, y: 0, width: pen.width, height: pen.height, fill: ['#2457d6', '#16367f'] });
  pen.text('本周回顾', {
    x: EDGE,
    y: 88,
    width: wide,
    size: 32,
    line: 48,
    color: PALE,
    lines: 1,
  });
  pen.text(rangeInWords(recap.from, recap.to), {
    x: EDGE,
    y: 144,
    width: wide,
    size: 56,
    line: 76,
    weight: 700,
    color: WHITE,
    lines: 1,
  });
  drawDays(pen, recap, 272);
  drawSeal(pen, { x: pen.width - EDGE - 84, y: 500, radius: 84, color: PALE, words: '本周回顾' });
  drawFigures(pen, recap);
  if (recap.improved)
    pen.text(recap.improved, {
      x: EDGE,
      y: 972,
      width: wide,
      size: 40,
      line: 60,
      weight: 600,
      color: WHITE,
      lines: 2,
    });
  if (note) drawNote(pen, note, pen.height - FOOT - NOTE_HEIGHT);
  await drawPosterFoot(pen, {
    learner,
    link,
    serial: `${recap.from.replace(/-/g, '')}-${recap.count}`,
    fill: '--color-card',
  });
}
