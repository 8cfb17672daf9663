import {
  CallError,
  QueryClient,
  providePlatform,
  useSession,
  type CallErrorKind,
  type Context,
  type HttpRequest,
} from '@suite/kernel';
import type { OwnedRoute } from '@suite/loader/registry';
import { site } from '@suite/kernel/testing';
import { loginAttempt } from './attempt';
import { createSession } from './create-session';
import { createLogin, type LoginParts } from './log-in';
import { lineAt } from './return-path';

/** The page from which a visitor leaves to log in. */
export const page = 'https://m.example.test/?from=card#/pay/payment-tools?id=7';
/** Where a login ends that has failed too often. */
export const errorPath = '/error?reason=login&back=%2Fpay%2Fpayment-tools%3Fid%3D7';

/** A login with calls that succeed, unless `over` replaces them. */
export function loginUnderTest(context: Context, over: Partial<LoginParts> = {}, at = page) {
  let address = at;
  const parts: LoginParts = {
    context,
    line: 'learner',
    site,
    flag: { set: jest.fn(), clear: jest.fn() },
    attempt: loginAttempt,
    tries: { take: jest.fn(() => true) },
    isTokenReplaced: () => false,
    reload: jest.fn(),
    href: () => address,
    leave: jest.fn(),
    rewrite: jest.fn((next: string) => void (address = next)),
    navigate: jest.fn(),
    keepToken: jest.fn(),
    exchange: jest.fn(async () => ({ jwt: 'jwt' })),
    updateMessengerUser: jest.fn(async () => ({ openid: 'openid' })),
    doLogin: jest.fn(async () => ({ token: 'token' })),
    ...over,
  };
  const login = createLogin(parts);
  /** The address to which the visitor was sent last. */
  const left = () => new URL((parts.leave as jest.Mock).mock.lastCall[0]);
  /** Goes to the login page, and comes back with what it adds to the address. */
  function comeBack(answer: Record<string, string>) {
    login.logIn();
    const back = new URL(left().searchParams.get('redirect_uri') as string);
    const state = left().searchParams.get('state');
    if (state) back.searchParams.set('state', state);
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
    address = back.href;
    jest.advanceTimersByTime(60_000);
    return goOn();
  }
  const goOn = () => login.finish('/register-login?route=PaymentTools');
  return { parts, login, left, comeBack, goOn };
}

/** A call that the provider refuses, or does not answer if the kind is `service`. */
export const refuse = (code: number, kind: CallErrorKind = 'silent') =>
  jest.fn(() => Promise.reject(new CallError(kind, code, '')));

/** A page that needs a login. */
export const row: OwnedRoute = {
  app: 'remote-x',
  path: '/user-clock',
  name: 'UserClock',
  title: '打卡',
  files: [],
};
export const rows = [row, { ...row, app: 'host', path: '/error', name: 'Error', skipUserCheck: true }];

/** What the provider answers, by the call's path. */
export type Answers = Record<string, () => unknown>;

/** A native app that says at once who is here, and says so again until somebody else is. */
export const appOf = () => ({
  ready: jest.fn(async () => undefined),
  askAgain: jest.fn(async (_isOwn: (token: string) => Promise<boolean>) => true),
});

/** A visit to the page at an address, with what the provider answers. */
export function visit(
  at: string,
  answers: Answers = {},
  context: Context = 'browser',
  pages: readonly OwnedRoute[] = rows,
) {
  history.replaceState(null, '', at);
  useSession.setState({ login: 'unknown' });
  const line = lineAt(pages, location.hash);
  const request = jest.fn(async ({ path }: HttpRequest) => {
    const answer = answers[path];
    if (!answer) throw new Error(`unexpected ${path}`);
    return answer();
  });
  const parts = { navigate: jest.fn(), leave: jest.fn(), report: jest.fn(), reload: jest.fn() };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  providePlatform({ context, site, http: { request } } as never);
  const tokenBridge = appOf();
  const session = createSession({ context, line, site, rows: pages, client, tokenBridge, ...parts });
  return {
    session,
    client,
    tokenBridge,
    request,
    asked: () => request.mock.calls.map(([{ path }]) => path),
    ...parts,
  };
}

export const known: Answers = { '/Index/index': () => ({ userInfo: { id: 7 } }) };
export const refused =
  (kind: 'login' | 'service' | 'silent' = 'login', code = 10013) =>
  () => {
    throw new CallError(kind, code, '');
  };

/** The address to which the login page leads back with an answer. */
export function comeBack(leave: jest.Mock, answer: string): string {
  const page = new URL(leave.mock.lastCall[0]);
  const back = new URL(page.searchParams.get('redirect_uri') as string);
  const state = page.searchParams.get('state') ?? back.searchParams.get('state') ?? '';
  back.searchParams.set('state', state);
  return `/${back.search}&${answer}${back.hash}`;
}

/** The page comes back out of the browser's page cache. */
export const showAgain = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
