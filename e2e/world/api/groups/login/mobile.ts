import {
  bindMobile,
  codes,
  login,
  PASSWORD,
  registerStatus,
  sendMessage,
  setPwd,
  type Session,
} from '@suite/api';
import * as v from 'valibot';
import { find, remove, update, type Db } from '../../../db';
import { addLearner, learnerOfId, learnerOfMobile, maskedMobile } from '../../../people/learners';
import { hashed } from '../../../people/reset';
import { openSession, type Account, type LearnerRow, type SessionProduct } from '../../../people/sessions';
import { forgetWrongPasswords, recognise, signInParams } from '../../../providers/login/sign-in';
import { sendCode, SMS_PAUSE, spendCode } from '../../../providers/sms/sms';
import {
  accountOf,
  handleOpen,
  mobile,
  productType,
  Refusal,
  rule,
  smsCode,
  type Asking,
} from '../../handle';

/**
 * Binds a messenger account to a number by the code of an SMS, and gives the learner or why it cannot be
 * bound. A refusal of the code is to be returned, so that the wrong guess counts.
 */
export async function bindAccount(
  asked: { db: Db; now: number },
  account: Account,
  { mobile, code }: { mobile: string; code: string },
): Promise<{ learner: LearnerRow } | { why: string } | Refusal> {
  const { db } = asked;
  const wrong = await spendCode(asked, mobile, 'bind', code);
  if (wrong) return wrong;
  const owner = await learnerOfMobile(db, mobile);
  if (account.learner_id !== null) {
    const bound = await learnerOfId(db, account.learner_id);
    return owner?.id === bound.id ? { learner: bound } : { why: '当前微信已绑定其他手机号' };
  }
  if (owner && (await find(db, 'account', { learner_id: owner.id })))
    return { why: '该手机号已绑定其他微信，请更换手机号' };
  const learner = owner ?? (await addLearner(asked, mobile, account));
  await update(db, 'account', { openid: account.openid }, { learner_id: learner.id });
  return { learner };
}

/** Opens a session of a product for the caller, who keeps its token where that product's calls find it. */
export const signIn = async (
  { db, now, world }: Asking<unknown>,
  learner: LearnerRow,
  product: SessionProduct = 'learner',
): Promise<Session> => ({ token: await openSession({ db, now, tokens: world.tokens }, learner, product) });

const newPassword = v.pipe(v.string(), v.regex(PASSWORD, '密码需为 8 至 20 位，并同时包含字母和数字'));

export const mobileHandlers = [
  handleOpen(
    sendMessage,
    v.object({ mobile: mobile(), type: v.picklist(['login', 'bind', 'password', 'contract']) }),
    async ({ db, now, params }) => {
      if (params.type === 'password' && !(await learnerOfMobile(db, params.mobile))) {
        throw rule('该手机号尚未注册');
      }
      await sendCode({ db, now }, params.mobile, params.type);
      return { seconds: SMS_PAUSE };
    },
  ),

  handleOpen(login, v.intersect([signInParams, v.object({ type: productType() })]), async (asking) => {
    const learner = await recognise(asking, asking.params);
    return learner instanceof Refusal ? learner : signIn(asking, learner, asking.params.type && 'management');
  }),

  handleOpen(registerStatus, async ({ db, caller, now }) => {
    const account = await accountOf(db, caller, now);
    if (!account) throw new Refusal(codes.LOGIN_REQUIRED, '请先登录');
    const learner = account.learner_id === null ? undefined : await learnerOfId(db, account.learner_id);
    return {
      is_bind: learner ? 1 : 0,
      mobile: learner ? maskedMobile(learner.mobile) : '',
      is_set_pwd: learner?.password ? 1 : 0,
    };
  }),

  handleOpen(
    bindMobile,
    v.object({ mobile: mobile(), code: smsCode(), type: productType() }),
    async (asking) => {
      const { db, now, params, caller } = asking;
      const account = await accountOf(db, caller, now);
      if (!account) throw new Refusal(codes.LOGIN_REQUIRED, '请先登录');
      const bound = await bindAccount(asking, account, params);
      if (bound instanceof Refusal) return bound;
      if (!('learner' in bound)) return rule(bound.why);
      return signIn(asking, bound.learner, params.type && 'management');
    },
  ),

  handleOpen(
    setPwd,
    v.object({ mobile: mobile(), code: smsCode(), password: newPassword }),
    async (asking) => {
      const { db, params } = asking;
      const wrong = await spendCode(asking, params.mobile, 'password', params.code);
      if (wrong) return wrong;
      const learner = await learnerOfMobile(db, params.mobile);
      if (!learner) return rule('该手机号尚未注册');
      await update(db, 'learner', { id: learner.id }, { password: hashed(params.password) });
      // A new password ends all sessions of the old one.
      await remove(db, 'session', { learner_id: learner.id });
      await forgetWrongPasswords(asking, params.mobile);
      return null;
    },
  ),
];
