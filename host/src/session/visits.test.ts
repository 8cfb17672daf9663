import { QueryClient, providePlatform, useSession, type Context, type HttpRequest } from '@suite/kernel';
import type { OwnedRoute } from '@suite/kernel/registry';
import { site } from '@suite/kernel/testing';
import { currentToken, keepToken } from '../token/token-store';
import { createSession } from './create-session';

const row: OwnedRoute = { app: 'remote-x', path: '/user-clock', name: 'UserClock', title: '打卡', files: [] };
const rows = [row, { ...row, app: 'host', path: '/error', name: 'Error', skipUserCheck: true }];

type Answers = Record<string, () => unknown>;

/** A visit to the page at an address, with what the provider answers. */
function visit(at: string, answers: Answers = {}, context: Context = 'browser') {
  history.replaceState(null, '', at);
  const request = jest.fn(async ({ path }: HttpRequest) => {
    const answer = answers[path];
    if (!answer) throw new Error(`unexpected ${path}`);
    return answer();
  });
  const parts = { navigate: jest.fn(), leave: jest.fn(), report: jest.fn() };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  providePlatform({ context, site, http: { request } } as never);
  const session = createSession({ context, site, rows, client, ...parts });
  return { session, request, asked: () => request.mock.calls.map(([{ path }]) => path), ...parts };
}

const known: Answers = { '/Index/index': () => ({ userInfo: { id: 7 } }) };
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepToken('');
  useSession.setState({ login: 'unknown', line: 'learner' });
});

test.each<[Context, string]>([
  ['messenger', 'code=theirs&state=login'],
  ['messenger', 'code=theirs'],
  ['browser', 'token=theirs'],
])('a link with another person’s answer does not change who is here (%s, %s)', async (context, query) => {
  keepToken('mine');
  // An earlier login was broken off.
  localStorage.setItem('goWxLogin', '1');
  const { session, asked } = visit(`/?${query}#/user-clock`, known, context);
  expect(await session.admission.admit(row)).toBe('in');
  expect(asked()).toEqual(['/Index/index']);
  expect(currentToken()).toBe('mine');
  expect(location.href).not.toMatch(/state=|token=/);
});
