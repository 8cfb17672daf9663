import { codes, getMangeUserInfo, getToken, getUserInfo, passportData, userLoginOut } from '@suite/api';
import * as v from 'valibot';
import { remove } from '../../../db/queries';
import { accountOfOpenid, learnerOfId } from '../../../people/learners';
import { studentExtOf, studentInfosOf } from '../../../people/tables';
import { LOGIN_APP_ID } from '../../../providers/apps';
import { takeTicket } from '../../../providers/tickets';
import { SESSION_COOKIE } from '../../caller';
import { handle, handleOpen } from '../../handle';
import { text } from '../../params';
import { Refusal, rule } from '../../refusal';
import { learnerFor } from '../user/learner';
import { rememberVisit } from './messenger';
import { signIn } from './sign-in';

export const sessionHandlers = [
  handleOpen(passportData, v.object({ token: text(200), appid: text(64) }), async (asking) => {
    const { db, params } = asking;
    if (params.appid !== LOGIN_APP_ID) throw rule('应用未登记');
    const ticket = await takeTicket(asking, 'login', params.token);
    if (!ticket) return new Refusal(codes.TOKEN_EXPIRED, '登录已过期，请重新登录');
    const account = ticket.openid ? await accountOfOpenid(db, ticket.openid) : undefined;
    if (account) rememberVisit(asking, account);
    const learner = ticket.learner_id ?? account?.learner_id;
    if (!learner) return new Refusal(codes.NOT_BOUND, '请先绑定手机号');
    const { token } = await signIn(asking, await learnerOfId(db, learner));
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
    const bought = await db
      .selectFrom('enrolment')
      .select('product')
      .where('learner_id', '=', learner.id)
      .where('product', '=', 'management')
      .executeTakeFirst();
    const { id, name, nickname, mobile, avatar } = learner;
    return { mid: id, mangeUserInfo: bought ? { id, name: name || nickname, mobile, avatar } : null };
  }),

  handleOpen(userLoginOut, async ({ db, caller, setCookie }) => {
    if (caller.session) await remove(db, 'session', { id: caller.session.sub });
    setCookie(SESSION_COOKIE, '');
    return null;
  }),
];
