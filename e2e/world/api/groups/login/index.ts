import { randomBytes } from 'node:crypto';
import {
  codes,
  doLogin,
  getMangeUserInfo,
  getToken,
  getUserInfo,
  getWxConfig,
  passportData,
  queryJsTicket,
  queryUser,
  updateMessengerUser,
  userLoginOut,
} from '@suite/api';
import * as v from 'valibot';
import { find, remove } from '../../../db';
import { accountOfOpenid, learnerOfId, manageIdOf } from '../../../people/learners';
import { studentExtOf, studentInfosOf, type Account } from '../../../people/sessions';
import { LOGIN_APP_ID, MESSENGER_APP_ID } from '../../../providers/apps';
import { jsSignature, jsTicketOf } from '../../../providers/messenger/messenger-server';
import { takeTicket } from '../../../providers/tickets';
import type { Group } from '../../group';
import {
  accountOf,
  handle,
  handleOpen,
  productType,
  Refusal,
  rule,
  text,
  VISIT_COOKIE,
  type Asking,
} from '../../handle';
import { learnerFor } from '../user';
import { mobileHandlers, signIn } from './mobile';

const VISIT_LASTS = 24 * 3600_000;
const TICKET_LASTS = 7200;

/** Remembers which messenger account is visiting, so that it can sign in or be bound. */
function rememberVisit({ now, world, setCookie }: Asking<unknown>, account: Account): void {
  setCookie(
    VISIT_COOKIE,
    world.tokens.sign({
      kind: 'visit',
      sub: account.openid,
      until: now + VISIT_LASTS,
      ...(account.person && { person: account.person }),
    }),
  );
}

const page = v.object({ url: v.pipe(text(2000), v.url()) });

const messengerHandlers = [
  handleOpen(
    updateMessengerUser,
    v.object({
      code: text(200),
      scope: v.optional(v.picklist(['snsapi_userinfo', 'snsapi_base'])),
    }),
    async (asking) => {
      const ticket = await takeTicket(asking, 'messenger', asking.params.code);
      const account = ticket?.openid && (await accountOfOpenid(asking.db, ticket.openid));
      // Returned, not thrown: a code that came too late is used up all the same.
      if (!account) return new Refusal(codes.CODE_EXPIRED, '微信授权已过期，请重新授权');
      rememberVisit(asking, account);
      return { openid: account.openid };
    },
  ),

  handleOpen(
    doLogin,
    v.object({
      openId: text(64),
      type: productType(),
    }),
    async (asking) => {
      const { db, params, caller, now } = asking;
      const visit = caller.visit;
      if (!visit || visit.until <= now || visit.sub !== params.openId) {
        throw new Refusal(codes.ACCOUNT_MISMATCH, '微信授权已失效，请重新登录');
      }
      const account = await accountOfOpenid(db, visit.sub);
      if (!account) throw new Refusal(codes.TOKEN_EXPIRED, '登录已过期，请重新登录');
      if (account.learner_id === null) throw new Refusal(codes.NOT_BOUND, '请先绑定手机号');
      const learner = await learnerOfId(db, account.learner_id);
      return signIn(asking, learner, params.type && 'management');
    },
  ),

  handleOpen(queryUser, async ({ db, caller, now }) => {
    const account = await accountOf(db, caller, now);
    if (!account) throw new Refusal(codes.LOGIN_REQUIRED, '请先登录');
    return { openid: account.openid, nickname: account.nickname, headimgurl: account.avatar };
  }),

  handleOpen(queryJsTicket, page, ({ world }) => ({ ticket: jsTicketOf(world), expires_in: TICKET_LASTS })),

  handleOpen(getWxConfig, page, ({ world, now, params }) => {
    const timestamp = Math.floor(now / 1000);
    const nonceStr = randomBytes(8).toString('hex');
    const signature = jsSignature(jsTicketOf(world), nonceStr, timestamp, params.url);
    return { appId: MESSENGER_APP_ID, timestamp, nonceStr, signature };
  }),
];

const sessionHandlers = [
  handleOpen(passportData, v.object({ token: text(200), appid: text(64) }), async (asking) => {
    const { db, params } = asking;
    if (params.appid !== LOGIN_APP_ID) throw rule('应用未登记');
    const ticket = await takeTicket(asking, 'login', params.token);
    if (!ticket) return new Refusal(codes.TOKEN_EXPIRED, '登录已过期，请重新登录');
    const account = ticket.openid ? await accountOfOpenid(db, ticket.openid) : undefined;
    if (account) rememberVisit(asking, account);
    const learner = ticket.learner_id ?? account?.learner_id;
    if (!learner) return new Refusal(codes.NOT_BOUND, '请先绑定手机号');
    const { token } = await signIn(asking, await learnerOfId(db, learner), ticket.product);
    return { jwt: token };
  }),

  handle(getUserInfo, async ({ db, learner }) => ({
    ...(await learnerFor(db, learner)),
    is_set_pwd: learner.password === null ? 0 : 1,
    student_infos: studentInfosOf(learner),
    sdt_ext: studentExtOf(learner),
  })),

  handle(getToken, ({ caller }) => ({ token: caller.token as string })),

  handle(getMangeUserInfo, async ({ db, learner }) => {
    const bought = await find(db, 'enrolment', { learner_id: learner.id, product: 'management' });
    const { name, nickname, mobile, avatar } = learner;
    const id = manageIdOf(learner.id);
    return { mid: id, mangeUserInfo: bought ? { id, name: name || nickname, mobile, avatar } : null };
  }),

  handleOpen(userLoginOut, async ({ db, caller }) => {
    if (caller.session) await remove(db, 'session', { id: caller.session.sub });
    return null;
  }),
];

export const login: Group = {
  name: 'login',
  handlers: [...messengerHandlers, ...mobileHandlers, ...sessionHandlers],
};
