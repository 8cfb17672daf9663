import type { CheckInDetail, Learner } from '@suite/api';
import { monthInWords, monthOf, weekdayNames, weekdayOf } from '@suite/kernel/time';
import { drawSeal, type Pen } from '@suite/ui/poster';
import { drawPosterFoot, EDGE } from './draw-poster-foot';

/** What the poster of a day shows. */
export interface CheckInPosterSubject {
  detail: Pick<CheckInDetail, 'today' | 'streak' | 'total' | 'study_minutes' | 'poster'>;
  learner: Pick<Learner, 'nickname' | 'avatar'>;
}

export const CHECK_IN_POSTER_HEIGHT = 1334;

/** The numbers of the day in one row. */
function drawNumbers(pen: Pen, { streak, total, study_minutes }: CheckInPosterSubject['detail'], y: number) {
  const numbers: [string, string][] = [
    [`${streak}`, '连续打卡 / 天'],
    [`${total}`, '累计打卡 / 天'],
    [`${study_minutes}`, '今日学习 / 分钟'],
  ];
  const width = (pen.width - 2 * EDGE) / numbers.length;
  numbers.forEach(([number, name], at) => {
    const place = { x: EDGE + at * width, width, align: 'center', lines: 1 } as const;
    pen.text(number, { ...place, y, size: 52, line: 64, weight: 600, color: '--color-primary' });
    pen.text(name, { ...place, y: y + 68, size: 24, line: 34, color: '--color-text-secondary' });
    if (at > 0) pen.box({ x: EDGE + at * width, y: y + 20, width: 1, height: 64, fill: '--color-line' });
  });
}

/** Draws the poster of a day with a check-in. */
export async function drawCheckInPoster(pen: Pen, { detail, learner }: CheckInPosterSubject): Promise<void> {
  const { today, poster } = detail;
  const wide = pen.width - 2 * EDGE;
  const isShort = poster.sentence.length <= 22;
  const size = isShort ? { size: 56, line: 84 } : { size: 44, line: 68 };
  const words = { x: EDGE, width: wide, ...size, weight: 600, lines: 3 } as const;
  // A short sentence leaves room above the numbers: the picture takes it. Signs that move to the next line need some.
  const lines = Math.min(3, Math.ceil((pen.measure(poster.sentence, words) * 1.08) / wide));
  const down = Math.max(0, 204 - lines * size.line);
  pen.box({ x: 0, y: 0, width: pen.width, height: pen.height, fill: '--color-card' });
  const top = { x: 0, y: 0, width: pen.width, height: 560 + down };
  pen.box({ ...top, fill: ['--color-primary-tint', '--color-primary'] });
  // The words and figures make the poster; it does without a picture that cannot be loaded.
  await pen.picture(poster.picture, top).catch(() => undefined);
  const sheet = { x: 0, y: 512 + down, width: pen.width, height: pen.height - 512 - down };
  pen.box({ ...sheet, radius: 48, fill: '--color-card' });

  const day = String(Number(today.slice(8)));
  pen.text(day, { x: EDGE, y: 564 + down, width: 160, size: 96, line: 104, weight: 700 });
  const beside = EDGE + pen.measure(day, { size: 96, weight: 700 }) + 20;
  const date = { x: beside, width: wide, size: 26, line: 40, color: '--color-text-secondary' } as const;
  pen.text(monthInWords(monthOf(today)), { ...date, y: 578 + down });
  pen.text(`周${weekdayNames[weekdayOf(today)]}`, { ...date, y: 616 + down });

  drawSeal(pen, {
    x: pen.width - EDGE - 64,
    y: 616 + down,
    radius: 64,
    color: '--color-success',
    words: '今日打卡',
  });

  const height = pen.text(poster.sentence, { ...words, y: 704 + down });
  const author = { x: EDGE, width: wide, size: 26, line: 40, align: 'right', lines: 1 } as const;
  pen.text(`—— ${poster.author}`, { ...author, y: 712 + down + height, color: '--color-text-secondary' });

  drawNumbers(pen, detail, 976);
  await drawPosterFoot(pen, {
    learner,
    link: poster.link,
    serial: `${today.replace(/-/g, '')}-${detail.total}`,
    fill: '--color-page',
  });
}
