import type { Day } from '@suite/api';
import { addDays, dayOf, startOfDay } from '../../../clock/china-time';
import { secondCourses } from '../../../content';
import { find, insert, type Db } from '../../../db';
import type { Study as Enrolled } from '../../../people/person';
import type { Seeding } from '../../group';
import { seedDraft, seedFinal } from './test-attempts';
import { ownedCourses, type Bought } from './access';
import { catalogueOf, chaptersOf, type ChapterEntry, type CourseEntry, type VideoEntry } from './catalogue';

/** Adds to what a learner has played on a day. */
export async function addStudyTime(db: Db, learner_id: number, day: Day, seconds: number): Promise<void> {
  if (seconds <= 0) return;
  await db
    .insertInto('study_day')
    .values({ learner_id, day, seconds })
    .onConflict((conflict) =>
      conflict
        .columns(['learner_id', 'day'])
        .doUpdateSet(({ eb, ref }) => ({ seconds: eb(ref('study_day.seconds'), '+', seconds) })),
    )
    .execute();
}

/** Seconds that a learner has played on a day, all videos together. */
export async function studySeconds(db: Db, learnerId: number, day: Day): Promise<number> {
  const row = await find(db, 'study_day', { learner_id: learnerId, day });
  return row?.seconds ?? 0;
}

/** Something that a person did on a day of study, counted from 1. */
type Step =
  | { kind: 'learned' | 'begun'; video: VideoEntry; day: number }
  | { kind: 'video-test'; video: VideoEntry; day: number }
  | { kind: 'chapter-test'; chapter: ChapterEntry; day: number; outcome: 'pass' | 'fail' }
  | { kind: 'draft'; test: { video: VideoEntry } | { chapter: ChapterEntry }; day: number };

/** Days between two lessons of a collection. */
const FREE_PACE = 3;

/** A collection: one lesson every few days, and the next one begun. */
function freeSteps(chapters: readonly ChapterEntry[], day: number): Step[] {
  const videos = chapters.flatMap((chapter) => chapter.videos);
  const count = Math.min(videos.length - 1, Math.floor(day / FREE_PACE));
  const learned = videos
    .slice(0, count)
    .map((video, at): Step => ({ kind: 'learned', video, day: (at + 1) * FREE_PACE }));
  const next = videos[count];
  return next ? [...learned, { kind: 'begun', video: next, day }] : learned;
}

/**
 * A class: a chapter a week, a lesson a day, the chapter's test on its seventh day. With `failsOnce`
 * the last of these tests went wrong, so that nothing after it is open.
 */
function classSteps(
  chapters: readonly ChapterEntry[],
  today: number,
  { failsOnce = false, drafts = false } = {},
): Step[] {
  const steps: Step[] = [];
  const weeksOver = Math.min(chapters.length, Math.floor((today - 1) / 7));
  let current: VideoEntry | undefined;
  let next: ChapterEntry | undefined;
  chapters.forEach((chapter, week) => {
    if (week > weeksOver || (failsOnce && week === weeksOver)) return;
    chapter.videos.forEach((video, at) => {
      const day = week * 7 + Math.min(at + 1, 7);
      if (day >= today) {
        current ??= video;
        return;
      }
      steps.push({ kind: 'learned', video, day });
      if (video.has_test) steps.push({ kind: 'video-test', video, day });
    });
    const isOver = week < weeksOver;
    const outcome = failsOnce && week === weeksOver - 1 ? 'fail' : 'pass';
    if (isOver && chapter.has_test) steps.push({ kind: 'chapter-test', chapter, day: week * 7 + 7, outcome });
    if (!isOver && !current) next = chapter;
  });
  if (current) steps.push({ kind: 'begun', video: current, day: today });
  if (drafts && current?.has_test) steps.push({ kind: 'draft', test: { video: current }, day: today });
  // A draft of a test that is not taken yet, or of another try at the last one.
  const tested = next ?? chapters[weeksOver - 1];
  if (drafts && tested?.has_test) steps.push({ kind: 'draft', test: { chapter: tested }, day: today });
  return steps;
}

/** The day of study that today would be for a graduate. */
const lastDay = (chapters: readonly ChapterEntry[], { graduatedDaysAgo = 0 }: Enrolled): number =>
  chapters.length * 7 + graduatedDaysAgo + 1;

const HOUR = 3600_000;
const MINUTE = 60_000;

/** Seconds that somebody who has begun a lesson still has to watch: its end is near enough to be looked at. */
const LEFT = 12;

async function seedWatch(
  { db, learner }: Seeding,
  { id, duration }: VideoEntry,
  at: number,
  isLearned: boolean,
): Promise<void> {
  const position = isLearned ? duration : Math.max(Math.floor(duration / 2), duration - LEFT);
  await insert(db, 'watch', {
    learner_id: learner.id,
    video_id: id,
    position,
    recorded_at: at,
    watched: position,
    furthest: position,
    done_at: isLearned ? at : null,
  });
}

/** Writes down what a person did; `first` is the day on which they began to study. */
async function seedSteps(seeding: Seeding, steps: readonly Step[], first: string): Promise<void> {
  const { db, now, learner } = seeding;
  const studied = new Set<string>();
  for (const [count, step] of steps.entries()) {
    const day = addDays(first, step.day - 1);
    // In the evening; what happened today was a little while ago.
    const at = Math.min(startOfDay(day) + 20 * HOUR + count * MINUTE, now - 40 * MINUTE + count * 1000);
    studied.add(dayOf(at));
    switch (step.kind) {
      case 'learned':
      case 'begun':
        await seedWatch(seeding, step.video, at, step.kind === 'learned');
        break;
      case 'video-test':
        await seedFinal(seeding, { kind: 'video', target_id: step.video.id }, at, 'pass');
        break;
      case 'chapter-test':
        await seedFinal(seeding, { kind: 'chapter', target_id: step.chapter.id }, at, step.outcome);
        break;
      case 'draft':
        if ('video' in step.test)
          await seedDraft(seeding, { kind: 'video', target_id: step.test.video.id }, at);
        else await seedDraft(seeding, { kind: 'chapter', target_id: step.test.chapter.id }, at);
    }
  }
  for (const day of studied) {
    const minutes = 12 + (((startOfDay(day) / (24 * HOUR)) * 7) % 25);
    await addStudyTime(db, learner.id, day, Math.floor(minutes) * 60);
  }
}

const isFree = ({ line }: CourseEntry) => line === 'jingpin' || line === 'zc';

const isSecond = ({ id }: CourseEntry) => secondCourses.some(({ course_id }) => course_id === id);

/** A second course was begun some days ago, so that it is at its second lesson. */
const begun = (course: CourseEntry, enrolled: Enrolled): Enrolled => ({
  ...enrolled,
  graduatedDaysAgo: undefined,
  day: isFree(course) ? FREE_PACE + 1 : 2,
});

/** What a person did in a line, and the day on which they began. */
function planOf({ person, now }: Seeding, course: CourseEntry, enrolled: Enrolled) {
  const chapters = chaptersOf(course);
  const today = enrolled.day ?? lastDay(chapters, enrolled);
  const first = addDays(dayOf(now), 1 - today);
  const steps = isFree(course)
    ? freeSteps(chapters, today)
    : classSteps(chapters, today, {
        failsOnce: person.traits.includes('failed-chapter-test'),
        drafts: person.traits.includes('drafts'),
      });
  return { steps, first };
}

/** Brings a person as far in their courses as their record says. */
export async function seedCourses(seeding: Seeding): Promise<void> {
  const { db, now, person, learner } = seeding;
  const bought: Bought = new Map(person.studies.map(({ product }) => [product, now]));
  if (person.traits.includes('second-courses')) {
    const seconds = secondCourses.filter(({ line }) => bought.has(line));
    const given = seconds.map(({ course_id }) => ({ learner_id: learner.id, course_id }));
    await insert(db, 'course_given', given);
  }
  const rows = await ownedCourses({ db, now, learner }, bought);
  if (person.traits.includes('no-data')) {
    const withheld = rows.map(({ id }) => ({ learner_id: learner.id, course_id: id }));
    await insert(db, 'course_withheld', withheld);
    return;
  }
  for (const course of await catalogueOf(db, rows, learner.id)) {
    if (course.is_public === 1) {
      // People without a purchase have watched some of the open course.
      const video = chaptersOf(course)[0]?.videos[0];
      if (person.studies.length === 0 && video) {
        await seedSteps(seeding, [{ kind: 'begun', video, day: 1 }], dayOf(now));
      }
      continue;
    }
    const enrolled = person.studies.find(({ product }) => product === course.line);
    if (!enrolled || (enrolled.day === undefined && enrolled.graduatedDaysAgo === undefined)) continue;
    const { steps, first } = planOf(seeding, course, isSecond(course) ? begun(course, enrolled) : enrolled);
    await seedSteps(seeding, steps, first);
  }
}
