import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorld } from '../world/create-world';

/** A learner in the middle of a course has content in every part of the page. */
const PERSON = 'mid-course';

/** A world for measuring, with one learner logged in. */
export interface LearnerWorld {
  address: string;
  token: string;
  /** Logs another person in. */
  tokenOf(person: string): Promise<string>;
  /** Milliseconds until the new world has all its people. */
  startMs: number;
  reset(): Promise<void>;
  close(): Promise<void>;
}

async function tokenOf(address: string, person: string): Promise<string> {
  const answer = await fetch(`${address}/world/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ person }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Starts a world for this run alone. */
export async function startLearnerWorld(): Promise<LearnerWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'suite-bench-world-'));
  const before = performance.now();
  const world = await createWorld({ db: join(folder, 'world.db'), port: 0 });
  const startMs = performance.now() - before;
  return {
    address: world.address,
    token: await tokenOf(world.address, PERSON),
    tokenOf: (person) => tokenOf(world.address, person),
    startMs,
    reset: () => world.reset(),
    async close() {
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
