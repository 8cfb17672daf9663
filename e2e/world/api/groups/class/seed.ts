import { addDays, dayOf, startOfDay } from '../../../clock/china-time';
import type { Study } from '../../../people/person';
import type { Seeding } from '../../group';
import { weekCount } from './course-content';
import { isClassLine, type ClassLine } from './lines';
import { addSeat } from './seats';
import { settleClasses } from './settle-classes';

const HOUR = 3600_000;

const startOf = ({ day, graduatedDaysAgo }: Study, line: ClassLine, now: number) => {
  if (day !== undefined) return addDays(dayOf(now), 1 - day);
  return addDays(dayOf(now), -(graduatedDaysAgo ?? 0) - weekCount(line) * 7);
};

/** A class for each line that the person studies or has graduated from. */
export async function seedClasses({ db, now, person, learner }: Seeding): Promise<void> {
  for (const study of person.studies) {
    const { product: line, boughtDaysAgo } = study;
    if (!isClassLine(line) || (study.day === undefined && study.graduatedDaysAgo === undefined)) continue;
    const start = startOf(study, line, now);
    const bought = addDays(dayOf(now), -boughtDaysAgo);
    const at = startOfDay(bought < start ? bought : start) + 20 * HOUR;
    await addSeat(db, { learnerId: learner.id, line, start, at });
  }
  await settleClasses({ db, now }, learner.id);
}
