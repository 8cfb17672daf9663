import type { Db } from '../db/tables';
import type { Account, LearnerRow } from './tables';
import { avatarOf } from './person';

const FIRST_JOBNUM = 20260000;

export const learnerOfMobile = (db: Db, mobile: string): Promise<LearnerRow | undefined> =>
  db.selectFrom('learner').selectAll().where('mobile', '=', mobile).executeTakeFirst();

export const learnerOfId = (db: Db, id: number): Promise<LearnerRow> =>
  db.selectFrom('learner').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const accountOfOpenid = (db: Db, openid: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('openid', '=', openid).executeTakeFirst();

/** A learner who has just given a number for the first time. */
export async function addLearner(
  { db, now }: { db: Db; now: number },
  mobile: string,
  account?: Account,
): Promise<LearnerRow> {
  const learner = await db
    .insertInto('learner')
    .values({
      person: account?.person ?? null,
      mobile,
      name: '',
      nickname: account?.nickname ?? `学员${mobile.slice(-4)}`,
      avatar: account?.avatar ?? avatarOf(mobile.slice(-4)),
      sex: 0,
      password: null,
      version_id: 2,
      jobnum: 0,
      is_temporary: 0,
      student_infos: null,
      sdt_ext: null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const jobnum = FIRST_JOBNUM + learner.id;
  await db.updateTable('learner').set({ jobnum }).where('id', '=', learner.id).execute();
  return { ...learner, jobnum };
}

/** A number with its middle hidden, as screens show it. */
export const maskedMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
