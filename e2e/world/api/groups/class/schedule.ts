import type { ClassDay, Day } from '@suite/api';
import { addDays, dayOf, daysBetween, startOfDay, weekdayOf } from '../../../clock/china-time';
import { classPattern, holidayOf } from '../../../content';
import { chooseDays, type ClassLine } from './lines';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** A class can be chosen from the day after tomorrow on, so that there is time to cancel. */
const FIRST = 2;

/** Days on which the staff assigns a learner, after the time to choose. */
const ASSIGNING = 1;

/** Last moment at which a class can be chosen; null where the staff assigns. */
export function chooseDeadline(line: ClassLine, boughtAt: number): number | null {
  const days = chooseDays[line];
  return days === null ? null : startOfDay(addDays(dayOf(boughtAt), days + 1)) - SECOND;
}

/** Moment at which the staff has assigned a learner who has no class. */
export const assignedAt = (line: ClassLine, boughtAt: number): number =>
  startOfDay(addDays(dayOf(chooseDeadline(line, boughtAt) ?? boughtAt), ASSIGNING)) + 10 * HOUR;

/** Last moment at which a chosen class can be cancelled. */
export const cancelDeadline = (start: Day): number => startOfDay(start) - classPattern.cancelHours * HOUR;

/** Number of the class that begins on a day, in the order of the days. */
export function classNumber(day: Day): number {
  const week = Math.floor(daysBetween('2024-01-01', day) / 7);
  const place = classPattern.weekdays.filter((weekday) => weekday <= weekdayOf(day)).length;
  return week * classPattern.weekdays.length + place;
}

/** Places of the class that begins on a day; 0 when none does. */
export const placesOn = (day: Day): number =>
  holidayOf(day) === '' ? classPattern.capacity[weekdayOf(day)] : 0;

/** The first day on which a class begins, from that day on. */
export function nextClassDay(from: Day): Day {
  let day = from;
  while (placesOn(day) === 0) day = addDays(day, 1);
  return day;
}

/** Places taken by learners who are not in the database. */
export function othersEnrolled(day: Day): number {
  const percents = classPattern.enrolledPercent;
  const percent = percents[classNumber(day) % percents.length] ?? 0;
  return Math.floor((placesOn(day) * percent) / 100);
}

/** What a learner can choose from on a day; `taken` counts learners' places by day. */
export function classDayOf(day: Day, today: Day, taken: ReadonlyMap<Day, number>): ClassDay {
  const inWindow = day >= addDays(today, FIRST) && day <= addDays(today, classPattern.daysAhead);
  const capacity = inWindow ? placesOn(day) : 0;
  return {
    date: day,
    weekday: weekdayOf(day),
    capacity,
    enrolled: Math.min(capacity, othersEnrolled(day) + (taken.get(day) ?? 0)),
    holiday: holidayOf(day),
  };
}

/** Every day of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): Day[] {
  const days: Day[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The days that can be chosen from, holidays included. */
export function comingDays(today: Day): Day[] {
  const count = classPattern.daysAhead - FIRST + 1;
  const days = Array.from({ length: count }, (_, at) => addDays(today, FIRST + at));
  return days.filter((day) => classPattern.weekdays.includes(weekdayOf(day)));
}
