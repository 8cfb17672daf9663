import { get, post } from './call';
import type { DateTime, Day, Weekday } from './entities/basic';
import type { ClassDay, ClassInfo } from './entities/class';

/** What the finance course offers for a class to begin. */
export interface ClassWeekDays {
  /** Weekdays on which classes begin. */
  weekdays: Weekday[];
  days: ClassDay[];
  /** Until then one of the days must be chosen; null without a limit. */
  choose_deadline: DateTime | null;
}

export const classWeekDays = get<void, ClassWeekDays>(
  '/SplitClass/getClassWeekDays',
  'choose_deadline@ date@ days* weekdays*',
);
export const splitClass = post<{ date: Day }, ClassInfo>(
  '/splitClass/splitClass',
  'can_cancel! cancel_deadline@ class_name$ end_date@ start_date@',
);
export const cancelPrepareClass = post<void, null>('/splitClass/cancelPrepareClass');
