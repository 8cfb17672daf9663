import { courseId, type DoLoginParams, type UpdateMessengerUserParams } from '@suite/api';
import { CallError, type Line } from '@suite/kernel';
import type { Site } from '@suite/kernel/site';
import type { Exchanged } from './attempt';

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
export type Exchange = () => Promise<string>;

/** What a call that opens a session says of the course line. */
export const productOf = (line: Line): Pick<DoLoginParams, 'type'> =>
  line === 'management' ? { type: courseId.GL } : {};

/** How the answer to an attempt becomes a token; undefined if the login page sent none. */
export function exchangeOf(
  { page, line, answer: { code, ticket } }: Exchanged,
  { login }: Site,
  calls: ExchangeCalls,
): Exchange | undefined {
  if (page === 'unified')
    return ticket ? async () => (await calls.exchange({ token: ticket, appid: login.appId })).jwt : undefined;
  let openId = '';
  const ofMessenger = async () => {
    openId = openId || (await calls.updateMessengerUser({ code, scope: 'snsapi_userinfo' })).openid;
    return (await calls.doLogin({ openId, ...productOf(line) })).token;
  };
  return code ? ofMessenger : undefined;
}
