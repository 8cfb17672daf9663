import { codes } from '@suite/api';
import * as v from 'valibot';
import { mobile, Refusal, rule, smsCode, text } from '../api/handle';
import { find, get, insert, insertRow, remove, update, type Db } from '../db';
import { spendCode } from '../providers/sms/sms';
import { avatarOf } from './person';
import { isPassword } from './reset';
import type { Account, LearnerRow } from './sessions';

const FIRST_JOBNUM = 20260000;

export const learnerOfMobile = (db: Db, mobile: string): Promise<LearnerRow | undefined> =>
  find(db, 'learner', { mobile });

export const learnerOfId = (db: Db, id: number): Promise<LearnerRow> => get(db, 'learner', { id });

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

/** A number with its middle hidden, as screens show it. */
export const maskedMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');

declare module '../db' {
  interface Tables {
    wrong_password: { mobile: string; at: number };
  }
}

const MOST = 5;
const WITHIN = 10 * 60_000;

type Asked = { db: Db; now: number };

/** Whether a number is blocked for a while after too many wrong passwords. */
async function isBlocked({ db, now }: Asked, mobile: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('wrong_password')
    .where('mobile', '=', mobile)
    .where('at', '>', now - WITHIN)
    .where('at', '<=', now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count >= MOST;
}

async function noteWrongPassword({ db, now }: Asked, mobile: string): Promise<void> {
  await insert(db, 'wrong_password', { mobile, at: now });
}

export async function forgetWrongPasswords({ db }: Asked, mobile: string): Promise<void> {
  await remove(db, 'wrong_password', { mobile });
}

const byPassword = v.object({ mobile: mobile(), password: text(100) });
const byCode = v.object({ mobile: mobile(), code: smsCode() });

/** What a learner signs in with: a number, and a password or the code of an SMS. */
export const signInParams = v.lazy((sent) =>
  typeof sent === 'object' && sent !== null && 'code' in sent ? byCode : byPassword,
);

/**
 * The learner who signs in so; a number that is new becomes a learner by its code. A refusal is to be
 * returned, so that the wrong guess counts.
 */
export async function recognise(
  asked: { db: Db; now: number },
  params: v.InferOutput<typeof signInParams>,
): Promise<LearnerRow | Refusal> {
  const learner = await learnerOfMobile(asked.db, params.mobile);
  if ('code' in params) {
    const wrong = await spendCode(asked, params.mobile, 'login', params.code);
    return wrong ?? learner ?? addLearner(asked, params.mobile);
  }
  if (await isBlocked(asked, params.mobile)) {
    return new Refusal(codes.TOO_OFTEN, '密码错误次数过多，请 10 分钟后再试，或使用验证码登录');
  }
  // The same words for an unknown number, so that a guess does not tell who is registered.
  if (!learner?.password || !isPassword(params.password, learner.password)) {
    await noteWrongPassword(asked, params.mobile);
    return rule('手机号或密码不正确');
  }
  await forgetWrongPasswords(asked, params.mobile);
  return learner;
}
