import { addDays, dayOf, daysBetween, startOfDay } from '../../../clock/china-time';
import { insert } from '../../../db/queries';
import type { Study } from '../../../people/person';
import type { Seeding } from '../../group';

const HOUR = 3600_000;
const MINUTE = 60_000;

/** Which days before today a person has checked in on; 1 is yesterday. */
function daysAgoOf({ day, boughtDaysAgo, graduatedDaysAgo = 0 }: Study): number[] {
  const first = day === undefined ? boughtDaysAgo : day - 1;
  const last = day === undefined ? graduatedDaysAgo : 1;
  if (day === undefined && graduatedDaysAgo === 0) return [];
  // One day in eleven was missed, so that runs begin and end.
  return Array.from({ length: Math.max(0, first - last + 1) }, (_, at) => first - at).filter(
    (ago) => ago % 11 !== 10,
  );
}

/** People in a class have checked in on most days, and not yet today. */
export async function seedCheckIns({ db, now, person, learner }: Seeding): Promise<void> {
  const studies = person.studies.filter(({ product }) => product !== 'management' && product !== 'tools');
  const days = [...new Set(studies.flatMap(daysAgoOf))].map((ago) => addDays(dayOf(now), -ago));
  if (days.length === 0) return;
  const values = days.map((day) => {
    const minute = (daysBetween('2020-01-01', day) * 37) % 120;
    return { learner_id: learner.id, day, at: startOfDay(day) + 20 * HOUR + minute * MINUTE };
  });
  await insert(db, 'check_in', values);
}
