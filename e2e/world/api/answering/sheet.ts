import * as v from 'valibot';
import { momentOf, timeText } from '../../clock/china-time';
import { flag, whole } from '../handle';

const MOST_QUESTIONS = 500;
const DAY = 24 * 3600;

// 31 February is parsed as 3 March.
const isMoment = (value: string) => !Number.isNaN(momentOf(value)) && timeText(momentOf(value)) === value;

/** A moment as the server writes it. */
const dateTime = () =>
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, '时间格式不正确'),
    v.check((value) => isMoment(value), '时间格式不正确'),
  );

/** The parameters of every answer sheet; spread them beside a call's own. */
export const sheetParams = () => ({
  content: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^\d{1,15}$/)), v.pipe(v.string(), v.maxLength(100))),
    v.maxEntries(MOST_QUESTIONS),
  ),
  is_draft: flag(),
  save_time: dateTime(),
  base_version: v.optional(whole(0, 1_000_000)),
});

/** Seconds that the learner has spent on the answers. */
export const usedSeconds = () => whole(0, 365 * DAY);
