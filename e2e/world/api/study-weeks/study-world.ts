import { list } from '../../db';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../testing/world-under-test';
import { books } from '../groups/books';
import { checkIns } from '../groups/check-in';
import { classes } from '../groups/class';
import { course } from '../groups/course';
import { courseTest } from '../groups/course-test';
import { exam } from '../groups/exam';
import { homework } from '../groups/homework';
import { materials } from '../groups/materials';
import { practice } from '../groups/practice';
import { today } from '../groups/today';
import { user } from '../groups/user';

/** A world of the groups that follow the weeks of a class, for tests, with all people signed in. */
export async function studyWorld(): Promise<{ world: WorldUnderTest; as: Record<string, Caller> }> {
  const world = await worldUnderTest({
    groups: [user, classes, course, courseTest, checkIns, materials, practice, homework, exam, books, today],
  });
  const learners = await list(world.world.db, 'learner');
  const as: Record<string, Caller> = {};
  for (const { person } of learners) if (person) as[person] = await world.signIn(person);
  return { world, as };
}
