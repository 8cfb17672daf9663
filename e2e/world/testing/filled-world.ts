import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorld } from '../create-world';
import { NOON } from './noon';

/** Where the file of the filled world is, for the processes that run the tests. */
const PLACE = 'FILLED_WORLD';

/**
 * Fills one world before the tests run, because filling takes longer than most tests do. It is made anew for each
 * run, so it cannot be older than the sources.
 */
export async function makeFilledWorld(): Promise<void> {
  const db = join(mkdtempSync(join(tmpdir(), 'filled-world-')), 'world.db');
  const running = await createWorld({ db, now: NOON });
  // A world that is opened settles what became due since, so its clock stands still.
  await running.world.clock.set(NOON, true);
  await running.close();
  process.env[PLACE] = db;
}

/** Removes it after the tests. */
export function removeFilledWorld(): void {
  const db = process.env[PLACE];
  if (db) rmSync(join(db, '..'), { recursive: true, force: true });
}

/** Copies the filled world to a new data file, if there is one. */
export function copyFilledWorld(file: string): void {
  const db = process.env[PLACE];
  if (db) copyFileSync(db, file);
}
