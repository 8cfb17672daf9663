import type { Site } from '@suite/kernel/registry';

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

/** What a login page sent back with the visitor. */
export interface LoginAnswer {
  /** The messenger's code. */
  code: string;
  /** The login provider's ticket. */
  ticket: string;
}

/** Reads what a login page sent back; '' for what is missing. */
export function loginAnswer(href: string): LoginAnswer {
  const { searchParams } = new URL(href);
  return { code: searchParams.get('code') ?? '', ticket: searchParams.get('token') ?? '' };
}

function withParams(address: string, params: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

/** The provider's unified login page, which leads back to where the visitor is. */
export function unifiedLogin({ login }: Site, href: string): string {
  return withParams(login.url, { appid: login.appId, type: 'code', redirect_uri: withoutLogin(href) });
}

/** The messenger's authorization, which leads back to where the visitor is. */
export function authorization({ messenger }: Site, href: string, scope: Scope = 'snsapi_userinfo'): string {
  const address = withParams(messenger.authorizeUrl, {
    appid: messenger.appId,
    redirect_uri: withoutLogin(href),
    response_type: 'code',
    scope,
    state: 'login',
  });
  return `${address}#wechat_redirect`;
}
