import { bindMobile, codes, login, registerStatus, sendMessage, setPwd } from '@suite/api';
import * as v from 'valibot';
import { remove, update } from '../../../db/queries';
import { learnerOfId, learnerOfMobile, maskedMobile } from '../../../people/learners';
import { hashed } from '../../../people/passwords';
import { recognise, signInParams } from '../../../people/recognise';
import { forgetWrongPasswords } from '../../../people/wrong-passwords';
import { sendCode, SMS_PAUSE, spendCode } from '../../../providers/sms/sms';
import { accountOf, SESSION_COOKIE } from '../../caller';
import { handleOpen } from '../../handle';
import { mobile, smsCode } from '../../params';
import { Refusal, rule } from '../../refusal';
import { bindAccount } from './bind-account';
import { signIn } from './sign-in';

const newPassword = v.pipe(
  v.string(),
  v.regex(/^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]{8,20}$/, '密码需为 8 至 20 位，并同时包含字母和数字'),
);

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

  handleOpen(login, signInParams, async (asking) => {
    const learner = await recognise(asking, asking.params);
    return learner instanceof Refusal ? learner : signIn(asking, learner);
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

  handleOpen(bindMobile, v.object({ mobile: mobile(), code: smsCode() }), async (asking) => {
    const { db, now, params, caller } = asking;
    const account = await accountOf(db, caller, now);
    if (!account) throw new Refusal(codes.LOGIN_REQUIRED, '请先登录');
    const bound = await bindAccount(asking, account, params);
    if (bound instanceof Refusal) return bound;
    return 'learner' in bound ? signIn(asking, bound.learner) : rule(bound.why);
  }),

  handleOpen(
    setPwd,
    v.object({ mobile: mobile(), code: smsCode(), password: newPassword }),
    async (asking) => {
      const { db, params, setCookie } = asking;
      const wrong = await spendCode(asking, params.mobile, 'password', params.code);
      if (wrong) return wrong;
      const learner = await learnerOfMobile(db, params.mobile);
      if (!learner) return rule('该手机号尚未注册');
      await update(db, 'learner', { id: learner.id }, { password: hashed(params.password) });
      // A new password ends all sessions of the old one.
      await remove(db, 'session', { learner_id: learner.id });
      await forgetWrongPasswords(asking, params.mobile);
      setCookie(SESSION_COOKIE, '');
      return null;
    },
  ),
];
