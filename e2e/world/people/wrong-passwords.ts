import { insert, remove } from '../db/queries';
import type { Db } from '../db/tables';

declare module '../db/tables' {
  interface Tables {
    wrong_password: { mobile: string; at: number };
  }
}

const MOST = 5;
const WITHIN = 10 * 60_000;

type Asked = { db: Db; now: number };

/** Whether a number is blocked for a while after too many wrong passwords. */
export async function isBlocked({ db, now }: Asked, mobile: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('wrong_password')
    .where('mobile', '=', mobile)
    .where('at', '>', now - WITHIN)
    .where('at', '<=', now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count >= MOST;
}

export async function noteWrongPassword({ db, now }: Asked, mobile: string): Promise<void> {
  await insert(db, 'wrong_password', { mobile, at: now });
}

export async function forgetWrongPasswords({ db }: Asked, mobile: string): Promise<void> {
  await remove(db, 'wrong_password', { mobile });
}
