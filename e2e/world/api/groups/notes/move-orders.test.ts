import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { list, migrate, migrations, type Tables } from '../../../db';
import { openSqlite, SqliteFileDialect } from '../../../db/sqlite-dialect';

test('an older data file keeps the orders of books that were paid', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'world-move-'));
  const db = new Kysely<Tables>({ dialect: new SqliteFileDialect(openSqlite(join(folder, 'world.db'))) });
  const before = ['people-1', 'notes-1'].map((name) => [name, migrations[name] ?? {}]);
  await migrate(db, Object.fromEntries(before));
  await sql`insert into learner (id, mobile, name, nickname, avatar, sex, version_id, jobnum, is_temporary, created_at)
    values (1, '13800000000', '', '', '', 0, 2, 1, 0, 1)`.execute(db);
  await sql`insert into books_order (order_no, learner_id, books, amount_fen, created_at, paid_at)
    values ('BK1', 1, '551,556', 6970, 1, 2), ('BK2', 1, '552', 4500, 1, null)`.execute(db);

  await migrate(db);
  expect(await list(db, 'orders')).toMatchObject([
    {
      order_no: 'BK1',
      kind: 'books',
      goods_id: 'books:551,556',
      amount_fen: 6970,
      status: 'paid',
      paid_at: 2,
    },
  ]);
  await expect(sql`select * from books_order`.execute(db)).rejects.toThrow('no such table');
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});
