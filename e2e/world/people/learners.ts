import { find, get, insertRow, update, type Db } from '../db';
import { avatarOf } from './person';
import type { Account, LearnerRow } from './sessions';

const FIRST_JOBNUM = 20260000;

export const learnerOfMobile = (db: Db, mobile: string): Promise<LearnerRow | undefined> =>
  find(db, 'learner', { mobile });

export const learnerOfId = (db: Db, id: number): Promise<LearnerRow> => get(db, 'learner', { id });

/** A learner's id in the management course, which counts learners of its own. */
export const manageIdOf = (learnerId: number): number => 500_000 + learnerId;

export const accountOfOpenid = (db: Db, openid: string): Promise<Account | undefined> =>
  find(db, 'account', { openid });

/** A learner who has just given a number for the first time. */
export async function addLearner(
  { db, now }: { db: Db; now: number },
  mobile: string,
  account?: Account,
): Promise<LearnerRow> {
  const learner = await insertRow(db, 'learner', {
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
  });
  const jobnum = FIRST_JOBNUM + learner.id;
  await update(db, 'learner', { id: learner.id }, { jobnum });
  return { ...learner, jobnum };
}

/** A name as strangers may see it. */
export const maskedName = (name: string): string => (name ? `${name.slice(0, 1)}**` : '');

/** An identity number with the birthday hidden. */
export const maskedIdNumber = (idNumber: string): string => idNumber.replace(/^(.{6}).{8}/, '$1********');

/** A number with its middle hidden, as screens show it. */
export const maskedMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
