import { get, insertOnce } from '../db';
import type { Product } from '../people/sessions';
import type { WorldUnderTest } from './world-under-test';

const DAY = 24 * 3600_000;

/** Id of a seeded person. */
export async function learnerId({ world }: WorldUnderTest, person: string): Promise<number> {
  const learner = await get(world.db, 'learner', { person });
  return learner.id;
}

/** Adds a purchase to a person who has none of the product. */
export async function enrol(
  under: WorldUnderTest,
  person: string,
  product: Product,
  daysAgo = 0,
): Promise<void> {
  const { world } = under;
  const row = {
    learner_id: await learnerId(under, person),
    product,
    bought_at: world.clock.now() - daysAgo * DAY,
    graduated_at: null,
  };
  await insertOnce(world.db, 'enrolment', row);
  await world.settle();
}
