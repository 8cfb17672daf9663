import { addDays, dayOf, startOfDay } from '../../../clock/china-time';
import { insert } from '../../../db/queries';
import type { Study as Enrolled } from '../../../people/person';
import type { Seeding } from '../../group';
import { seedDraft, seedFinal } from '../course-test/seed';
import { type Bought, ownedCourses } from './access';
import { catalogueOf, chaptersOf, type CourseEntry, type VideoEntry } from './catalogue';
import { classSteps, freeSteps, lastDay, type Step } from './seed-plan';
import { addStudyTime } from './study-time';

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
    const { steps, first } = planOf(seeding, course, enrolled);
    await seedSteps(seeding, steps, first);
  }
}
