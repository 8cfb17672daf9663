import { codes } from '@suite/api';
import * as v from 'valibot';
import { insert, remove, type Db } from '../../db';
import { mobile, Refusal, rule, smsCode, text } from '../../params';
import { addLearner, learnerOfMobile } from '../../people/learners';
import { isPassword } from '../../people/reset';
import type { LearnerRow } from '../../people/sessions';
import { spendCode } from '../sms/sms';

declare module '../../db' {
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
