import { list } from '../../../db';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { books } from '../books';
import { checkIns } from '../check-in';
import { classes } from '../class';
import { course } from '../course';
import { courseTest } from '../course-test';
import { exam } from '../exam';
import { homework } from '../homework';
import { materials } from '../materials';
import { practice } from '../practice';
import { today } from '../today';
import { user } from '../user';

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
