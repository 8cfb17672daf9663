import { sql } from 'kysely';
import type { GroupHooks } from '../api/group-hooks';
import type { Db } from '../db/tables';
import { fillWorld } from './fill-people';

/** Kept by a reset: the history of migrations, and the secret that tells old tokens from forged ones. */
const kept = (table: string) => table === 'secret' || /^(kysely|sqlite)_/.test(table);

/** Empties every table and fills the world anew, or changes nothing at all. */
export async function resetWorld(db: Db, groups: readonly GroupHooks[], now: number): Promise<void> {
  await db.transaction().execute(async (step) => {
    await sql`pragma defer_foreign_keys = on`.execute(step);
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
      step,
    );
    for (const { name } of rows) {
      if (!kept(name)) await sql`delete from ${sql.table(name)}`.execute(step);
    }
    await sql`delete from sqlite_sequence`.execute(step);
    await fillWorld(step, groups, now);
  });
}
