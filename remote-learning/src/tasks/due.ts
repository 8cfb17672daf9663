import { studyStatus, type DateTime, type Day, type Homework } from '@suite/api';
import { chinaTime, daysBetween, dayText } from '../study-weeks/days';

/** How a homework stands, in words and in a tone of the suite. */
export interface Due {
  tone: 'success' | 'primary' | 'warning' | 'danger' | 'grey';
  text: string;
}

/** A moment as the learner reads it: `3月15日 23:59`. */
export const momentText = (moment: DateTime): string => `${dayText(moment)} ${moment.slice(11, 16)}`.trim();

const NEAR_DAYS = 6;

/**
 * Where a homework stands on the provider's day. Within the last day the device's clock decides, as long
 * as it agrees with the provider about the day. What is late can still be handed in.
 */
export function dueOf(
  { status, deadline }: Pick<Homework, 'status' | 'deadline'>,
  today: Day,
  now: number,
): Due {
  if (status === studyStatus.done) return { tone: 'success', text: '已完成' };
  if (status === studyStatus.locked) return { tone: 'grey', text: '未开放' };
  if (!deadline) return { tone: 'primary', text: '待完成' };
  const left = daysBetween(today, deadline);
  const time = chinaTime(now);
  if (left < 0) return { tone: 'danger', text: `逾期 ${-left} 天，可补交` };
  if (left === 0 && time.slice(0, 10) === today && time > deadline)
    return { tone: 'danger', text: '已过截止时间，可补交' };
  const clock = deadline.slice(11, 16);
  if (left === 0) return { tone: 'warning', text: `今天 ${clock} 截止` };
  if (left === 1) return { tone: 'warning', text: `明天 ${clock} 截止` };
  if (left <= NEAR_DAYS) return { tone: 'primary', text: `还剩 ${left} 天` };
  return { tone: 'primary', text: `${dayText(deadline)}截止` };
}
