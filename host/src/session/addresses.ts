import type { Site } from '@suite/kernel/site';

/** Scope of the messenger's authorization: with the profile, or only the visitor's id. */
export type Scope = 'snsapi_userinfo' | 'snsapi_base';

/** Parameters that a login page adds to the address. */
const loginParams = ['code', 'state', 'token'];

/** The address without a login page's parameters; its own query and its hash stay. */
export function withoutLogin(href: string): string {
  const url = new URL(href);
  for (const name of loginParams) url.searchParams.delete(name);
  return url.href;
}

/** The address without an answer that this tab has not asked for; an invite code stays. */
export function withoutForeignAnswer(href: string): string {
  const url = new URL(href);
  const answer = url.searchParams.get('state') ? loginParams : ['token'];
  for (const name of answer) url.searchParams.delete(name);
  return url.href;
}

/** The address with the query that it had before the visitor left for a login page. */
export function withQuery(href: string, query: string): string {
  const url = new URL(href);
  url.search = query;
  return url.href;
}

/** What a login page sent back with the visitor. */
export interface LoginAnswer {
  /** The messenger's code. */
  code: string;
  /** The login provider's ticket. */
  ticket: string;
  /** Names the attempt that it answers. */
  state: string;
}

/** Reads what a login page sent back; '' for what is missing. */
export function loginAnswer(href: string): LoginAnswer {
  const { searchParams } = new URL(href);
  const of = (name: string) => searchParams.get(name) ?? '';
  return { code: of('code'), ticket: of('token'), state: of('state') };
}

/**
 * Whether an address looks like a return from a login page, begun here or not. A code without a state is an
 * invite code: login pages always return the state.
 */
export const looksLikeReturn = ({ code, ticket, state }: LoginAnswer): boolean =>
  ticket !== '' || (code !== '' && state !== '');

/** The address with these parameters in its query. */
export function withParams(address: string, params: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * The provider's unified login page, which leads back to where the visitor is. It returns no state of its own,
 * so the address that it leads back to carries the state.
 */
export function unifiedLogin({ login }: Site, href: string, state: string): string {
  const back = withParams(withoutLogin(href), { state });
  return withParams(login.url, { appid: login.appId, type: 'code', redirect_uri: back });
}

/** The messenger's authorization, which leads back to where the visitor is. */
export function authorization(
  { messenger }: Site,
  href: string,
  state: string,
  scope: Scope = 'snsapi_userinfo',
): string {
  const address = withParams(messenger.authorizeUrl, {
    appid: messenger.appId,
    redirect_uri: withoutLogin(href),
    response_type: 'code',
    scope,
    state,
  });
  return `${address}#wechat_redirect`;
}
