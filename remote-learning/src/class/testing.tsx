import type { ClassDay, ClassInfo, CourseLine, UserDetail } from '@suite/api';
import { renderPage, type Answer } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ClassInfoPage from './class-info.page';

/** A learner who has bought these lines. */
export const learnerWith = (lines: CourseLine[], over: Partial<UserDetail> = {}) =>
  ({
    isBuy: lines.some((line) => line === 'reform' || line === 'finance') ? 1 : 0,
    isTemporary: 0,
    splitInfosData: null,
    courseList: lines.map((line) => ({ line, is_public: 0 })),
    ...over,
  }) as UserDetail;

/** A class that begins on the given day. */
export const classOn = (start_date: string, over: Partial<ClassInfo> = {}): ClassInfo => ({
  class_id: 1,
  class_name: '第 12 期',
  status: 'prepared',
  weekday: 1,
  start_date,
  end_date: '2026-12-27',
  cancel_deadline: '2026-11-22 00:00:00',
  can_cancel: 1,
  current_week: 0,
  week_count: 5,
  ...over,
});

/** A day with free places, a full day, and a holiday. */
export const days: ClassDay[] = [
  { date: '2026-11-23', weekday: 1, capacity: 60, enrolled: 20, holiday: '' },
  { date: '2026-11-25', weekday: 3, capacity: 40, enrolled: 40, holiday: '' },
  { date: '2027-01-01', weekday: 5, capacity: 0, enrolled: 0, holiday: '元旦' },
];

/** Opens the page; `search` may name a line: `?line=advanced`. */
export const visit = (search: string, answers: Answer[]) =>
  renderPage(<ClassInfoPage />, { path: '/class-info', at: `/class-info${search}`, answers });

/** Taps a button as soon as it is there. */
export const tap = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
