import { draftFlag, type UserAnswer } from '@suite/api';
import type { Insertable } from 'kysely';
import { addDays, dayOf, startOfDay, timeText } from '../../../clock/china-time';
import type { UnitContent } from '../../../content/types';
import { insert, type Tables } from '../../../db';
import { studyOf } from '../../../people/person';
import { answerColumns, sampleAnswers, scored } from '../../answering';
import type { Seeding } from '../../group';
import { studyLines, unitsOfLine, type StudyLine } from '../study-weeks/learner-weeks';

const MINUTE = 60_000;
const EVENING = 20.5 * 60 * MINUTE;

type NewJuan = Omit<Insertable<Tables['juan']>, 'learner_id'>;

/** A paper that was handed in at that time, with so many questions wrong. */
function handedIn({ unit_id, questions }: UnitContent, at: number, wrong: number): NewJuan {
  const content = sampleAnswers(questions, wrong);
  const { score, right_count } = scored(questions, content);
  const used_seconds = 45 * questions.length;
  const answer: UserAnswer = {
    content,
    is_draft: draftFlag.NODRAFT,
    save_time: timeText(at),
    score,
    used_seconds,
  };
  return { unit_id, opened_at: at - used_seconds * 1000, right_count, ...answerColumns(answer, at) };
}

/** A paper of which the first half was answered at that time. */
function begun({ unit_id, questions }: UnitContent, at: number): NewJuan {
  const half = questions.slice(0, Math.ceil(questions.length / 2));
  const used_seconds = 45 * half.length;
  const answer: UserAnswer = {
    content: sampleAnswers(half),
    is_draft: draftFlag.DRAFT,
    save_time: timeText(at),
    score: null,
    used_seconds,
  };
  return { unit_id, opened_at: at - used_seconds * 1000, right_count: null, ...answerColumns(answer, at) };
}

/** How many answers a seeded person gets wrong in a week: now and then one, and more in one weak week. */
const slipsOf = (week: number, count: number) => (week === 2 ? Math.ceil(count / 3) : week % 2);

/** The papers of the past weeks; for people with drafts the last one is still open. */
function juansOf({ line, of, weeks }: StudyLine, now: number, hasDrafts: boolean): NewJuan[] {
  const over = weeks.filter(({ hasBegun, isCurrent }) => hasBegun && !isCurrent);
  const units = unitsOfLine(line);
  const juans = over.flatMap((week): NewJuan[] => {
    const unit = units[week.week - 1]?.unit;
    if (!unit || unit.questions.length === 0) return [];
    const at = startOfDay(week.dayAt(5)) + EVENING;
    if (hasDrafts && week.week === of.week - 1) return [begun(unit, at)];
    const first = handedIn(unit, at, slipsOf(week.week, unit.questions.length));
    // The weak week was practised once more.
    return week.week === 2 ? [first, handedIn(unit, at + 12 * 60 * MINUTE, 0)] : [first];
  });
  const current = units[of.week - 1]?.unit;
  const yesterday = startOfDay(addDays(dayOf(now), -1)) + EVENING;
  if (hasDrafts && of.status === 'studying' && current) juans.push(begun(current, yesterday));
  return juans;
}

/** The practice papers, which are also the homework, of people in a class. */
export async function seedPractice({ db, now, person, learner }: Seeding): Promise<void> {
  const hasDrafts = person.traits.includes('drafts');
  const lines = await studyLines({ db, now, learner });
  const juans = lines.flatMap((line) => juansOf(line, now, hasDrafts));
  const jingpin = studyOf(person, 'jingpin') && unitsOfLine('jingpin')[0]?.unit;
  if (jingpin) juans.push(handedIn(jingpin, startOfDay(addDays(dayOf(now), -2)) + EVENING, 0));
  if (juans.length === 0) return;
  await insert(
    db,
    'juan',
    juans.map((juan) => ({ ...juan, learner_id: learner.id })),
  );
}
