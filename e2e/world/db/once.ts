import type { Db } from './tables';

declare module './tables' {
  interface Tables {
    once: { key: string; result: string };
  }
}

/**
 * Does a piece of work once for a key and gives the first result ever after: a payment that is sent
 * twice, a report that is repeated. Inside a handler it shares the handler's transaction.
 */
export async function once<Result>(db: Db, key: string, work: () => Promise<Result>): Promise<Result> {
  const done = await db.selectFrom('once').select('result').where('key', '=', key).executeTakeFirst();
  if (done) return (JSON.parse(done.result) as [Result])[0];
  const result = await work();
  await db
    .insertInto('once')
    .values({ key, result: JSON.stringify([result]) })
    .execute();
  return result;
}
