import { courseId, type DoLoginParams, type UpdateMessengerUserParams } from '@suite/api';
import { CallError, type Line } from '@suite/kernel';
import type { Site } from '@suite/kernel/site';
import type { LoginAnswer } from './addresses';
import type { Attempt } from './attempt';

/** The calls that make a token of a login page's answer. */
export interface ExchangeCalls {
  exchange: (params: { token: string; appid: string }) => Promise<{ jwt: string }>;
  updateMessengerUser: (params: UpdateMessengerUserParams) => Promise<{ openid: string }>;
  doLogin: (params: DoLoginParams) => Promise<{ token: string }>;
}

/** A login that brought no token and is not refused: an answer is worth one token, so it may be sent again. */
export class LoginPending extends CallError {
  constructor({ kind, code, message }: CallError) {
    super(kind, code, message);
  }
}

/** Makes a token of a login page's answer. What was done of it is not done again by the next call. */
export type Exchange = (line: Line) => Promise<string>;

/** How the answer to an attempt becomes a token; undefined if the login page sent none. */
export function exchangeOf(
  page: Attempt['page'],
  { code, ticket }: LoginAnswer,
  { login }: Site,
  calls: ExchangeCalls,
): Exchange | undefined {
  if (page === 'unified')
    return ticket ? async () => (await calls.exchange({ token: ticket, appid: login.appId })).jwt : undefined;
  let openId = '';
  const ofMessenger = async (line: Line) => {
    openId = openId || (await calls.updateMessengerUser({ code, scope: 'snsapi_userinfo' })).openid;
    const type = line === 'management' ? { type: courseId.GL } : {};
    return (await calls.doLogin({ openId, ...type })).token;
  };
  return code ? ofMessenger : undefined;
}
