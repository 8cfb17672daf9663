import { codes } from '@suite/api';
import * as v from 'valibot';
import { mobile, smsCode, text } from '../api/params';
import { Refusal, rule } from '../api/refusal';
import type { Db } from '../db/tables';
import { spendCode } from '../providers/sms/sms';
import { addLearner, learnerOfMobile } from './learners';
import { isPassword } from './passwords';
import type { LearnerRow } from './tables';
import { forgetWrongPasswords, isBlocked, noteWrongPassword } from './wrong-passwords';

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
