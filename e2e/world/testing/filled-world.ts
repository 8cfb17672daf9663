import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createWorld, type WorldOptions } from '../create-world';
import { PARSED, parsed } from '../content/read';
import { openSqlite } from '../db/sqlite-dialect';
import { NOON } from './noon';

/** Where the file of the filled world is, for the processes that run the tests. */
const PLACE = 'FILLED_WORLD';

/** What a new world is filled with: the data of its groups, dated from its moment. */
type Filling = Pick<WorldOptions, 'groups'> & { now: number };

async function fill(filling: Filling, folder: string): Promise<string> {
  const db = join(mkdtempSync(join(folder, 'filled-world-')), 'world.db');
  const running = await createWorld({ db, ...filling });
  // A world that is opened settles what became due since, so its clock stands still.
  await running.world.clock.set(filling.now, true);
  await running.close();
  // Statements that are still compiled may keep what was written beside the file, where no copy would have it.
  const file = openSqlite(db);
  file.exec('pragma wal_checkpoint(truncate)');
  file.close();
  return db;
}

/**
 * Fills one world before the tests run, because filling takes longer than most tests do. It is made anew for each
 * run, so it cannot be older than the sources.
 */
export async function makeFilledWorld(): Promise<void> {
  const db = await fill({ now: NOON }, tmpdir());
  process.env[PLACE] = db;
  process.env[PARSED] = join(dirname(db), 'content.json');
  writeFileSync(process.env[PARSED], JSON.stringify(parsed));
}

/** Removes it after the tests, and all others that were made beside it. */
export function removeFilledWorld(): void {
  const db = process.env[PLACE];
  if (db) rmSync(dirname(db), { recursive: true, force: true });
}

/** The worlds that this file of tests has filled, by their moment and groups. */
const own = new Map<string, Promise<string>>();

/** Copies a filled world to a new data file. One with groups or a moment of its own is filled once for a file of tests. */
export async function copyFilledWorld(file: string, { groups, now }: Filling): Promise<void> {
  const common = process.env[PLACE];
  if (!common) return;
  if (!groups && now === NOON) return copyFileSync(common, file);
  const key = [now, ...(groups ?? []).map(({ name }) => name)].join();
  const made = own.get(key) ?? fill({ groups, now }, dirname(common));
  own.set(key, made);
  copyFileSync(await made, file);
}
