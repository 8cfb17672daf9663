import { bindZcMobile, codes } from '@suite/api';
import * as v from 'valibot';
import { accountOf } from '../../caller';
import { handleOpen } from '../../handle';
import { mobile, smsCode, text } from '../../params';
import { notFound, Refusal } from '../../refusal';
import { bindAccount } from '../login/bind-account';

/** Binds the messenger account of the visit to a number, for buyers of the special course. */
export const bindZcHandler = handleOpen(
  bindZcMobile,
  v.object({ openid: text(64), mobile: mobile(), code: smsCode() }),
  async (asking) => {
    const { db, now, params, caller } = asking;
    const account = await accountOf(db, caller, now);
    if (!account) throw new Refusal(codes.LOGIN_REQUIRED, '请先登录');
    if (account.openid !== params.openid) throw notFound('微信账号不存在');
    const bound = await bindAccount(asking, account, params);
    if (bound instanceof Refusal) return bound;
    return 'learner' in bound ? { is_bound: 1, reason: '' } : { is_bound: 0, reason: bound.why };
  },
);
