import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../cli/steps/temporary-folder';
import { createWorld } from '../world/create-world';

/** A world for measuring. */
export interface LearnerWorld {
  address: string;
  /** Logs a person in. */
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
  const folder = temporaryFolder('bench-world');
  const before = performance.now();
  const world = await createWorld({ db: join(folder, 'world.db'), port: 0 });
  const startMs = performance.now() - before;
  return {
    address: world.address,
    tokenOf: (person) => tokenOf(world.address, person),
    startMs,
    reset: () => world.reset(),
    async close() {
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
