import { studyStatus, type Day, type Homework } from '@suite/api';
import { dayAt, daysBetween, isPast, nearDayInWords, timeOfDay } from '@suite/kernel/time';

/** How a homework stands: words, and the tone of their tag. */
export interface Due {
  tone: 'success' | 'primary' | 'warning' | 'danger' | 'grey';
  text: string;
}

/** A deadline this near is given in days that are left, a later one by its day. */
const NEAR_DAYS = 6;

/**
 * How a homework stands on the provider's day. On the last day the device's clock decides, if it agrees with
 * the provider about the day. Late homework can still be handed in.
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
  if (left < 0) return { tone: 'danger', text: `逾期 ${-left} 天，可补交` };
  if (left === 0 && dayAt(now) === today && isPast(deadline, now))
    return { tone: 'danger', text: '已过截止时间，可补交' };
  const time = timeOfDay(deadline);
  if (left === 0) return { tone: 'warning', text: `今天 ${time} 截止` };
  if (left === 1) return { tone: 'warning', text: `明天 ${time} 截止` };
  if (left <= NEAR_DAYS) return { tone: 'primary', text: `还剩 ${left} 天` };
  return { tone: 'primary', text: `${nearDayInWords(deadline, today)}截止` };
}
