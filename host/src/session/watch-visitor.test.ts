import { queryOf, userDetail } from '@suite/api';
import { CallError } from '@suite/kernel';
import { currentToken, keepToken } from '../token/token-store';
import { known, refused, row, showAgain, visit, type Answers } from './testing';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepToken('');
});

/** Another tab stores a token, or removes it. */
function inAnotherTab(token: string | null): void {
  if (token) localStorage.setItem('Authorization', token);
  else localStorage.removeItem('Authorization');
  window.dispatchEvent(new StorageEvent('storage', { key: 'Authorization', newValue: token }));
}

test.each(['theirs', null])(
  'the page is loaded again when another tab logs in or out, and goes on with its own token (%s)',
  async (token) => {
    keepToken('mine');
    const { session, reload } = visit('/#/user-clock', known);
    await session.admission.admit(row);
    inAnotherTab('mine');
    expect(reload).not.toHaveBeenCalled();
    inAnotherTab(token);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(currentToken()).toBe('mine');
  },
);

test('pages of the app do not reload each other: its bridge gives each a token, which takes the place of the other’s', async () => {
  keepToken('mine');
  const { session, reload } = visit('/?platform=app#/user-clock', known, 'shell');
  await session.admission.admit(row);
  inAnotherTab('theOtherPages');
  inAnotherTab(null);
  document.dispatchEvent(new Event('visibilitychange'));
  showAgain();
  expect(reload).not.toHaveBeenCalled();
  expect(currentToken()).toBe('mine');
});

describe('a page of the app that comes to the front again', () => {
  const toFront = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const contract = { ...row, name: 'ManageContractList', path: '/user-clock', line: 'management' } as const;

  test.each([
    ['goes on when the app has another token for the same learner', 7, 0],
    ['is loaded again when the token is somebody else’s', 8, 1],
  ])('%s', async (_, id, reloads) => {
    const answers: Answers = { ...known };
    const { session, tokenBridge, reload, request } = visit('/?platform=app#/user-clock', answers, 'shell');
    await session.admission.admit(row);
    answers['/Index/index'] = () => ({ userInfo: { id } });
    await toFront();
    expect(reload).not.toHaveBeenCalled();
    tokenBridge.askAgain.mockResolvedValue('other');
    await toFront();
    expect(request.mock.lastCall?.[0].token).toBe('other');
    expect(reload).toHaveBeenCalledTimes(reloads);
    // The page's own calls never carry the token of somebody else.
    expect(tokenBridge.take.mock.calls).toEqual(reloads ? [] : [['other']]);
  });

  test('is loaded again for any other token where nobody has asked who is here', async () => {
    const { session, tokenBridge, reload } = visit('/?platform=app#/user-clock', {}, 'shell', [contract]);
    await session.admission.admit(contract);
    tokenBridge.askAgain.mockResolvedValue('other');
    await toFront();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(tokenBridge.take).not.toHaveBeenCalled();
  });
});

test('a page of the app stays as it is while the server does not say whose another token is', async () => {
  const answers: Answers = { ...known };
  const { session, tokenBridge, reload, report } = visit('/?platform=app#/user-clock', answers, 'shell');
  await session.admission.admit(row);
  answers['/Index/index'] = refused('service');
  tokenBridge.askAgain.mockResolvedValue('other');
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect([reload, tokenBridge.take, report].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
});

test('a page of the app is loaded again when nobody is logged in there any more', async () => {
  const { session, tokenBridge, reload } = visit('/?platform=app#/user-clock', known, 'shell');
  await session.admission.admit(row);
  tokenBridge.askAgain.mockResolvedValue('');
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a call with the token of before does not lead to the login page while another tab has logged in', async () => {
  keepToken('mine');
  const answers: Answers = { ...known };
  const { session, reload, leave } = visit('/#/user-clock', answers);
  await session.admission.admit(row);
  answers['/Index/index'] = refused();
  inAnotherTab('theirs');
  session.redirectToLogin();
  session.loginLost();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalled();
  expect(leave).not.toHaveBeenCalled();
});

test('who is here is asked anew when a login is lost, also while an older answer is on its way', async () => {
  let refuse = () => undefined as void;
  const older = new Promise((_, reject) => (refuse = () => reject(new CallError('login', 10013, ''))));
  const answers: Answers = { '/Index/index': () => older };
  const { session, client, leave, asked } = visit('/#/user-clock', answers);
  void client.prefetchQuery(queryOf(userDetail, undefined));
  Object.assign(answers, known);
  session.loginLost();
  refuse();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked()).toEqual(['/Index/index', '/Index/index']);
  expect([leave.mock.calls, session.learner()]).toEqual([[], { id: 7 }]);
});

test('a page does not go on when the provider names somebody else, as a cookie that has changed makes it', async () => {
  let id = 7;
  const manage = { ...row, name: 'ManageCourse', line: 'management' } as const;
  const answers = {
    '/Index/index': () => ({ userInfo: { id } }),
    '/management/userInfo': () => ({ mid: 90 }),
  };
  const { session, reload } = visit('/#/user-clock', answers);
  for (const page of [row, manage, row]) expect(await session.admission.renew(page)).toBe('in');
  expect(reload).not.toHaveBeenCalled();
  id = 8;
  expect(await session.admission.renew(row)).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(1);
  session.end();
  expect(await session.admission.admit(row)).toBe('in');
});

test('a cached page that is shown again looks who is here', async () => {
  keepToken('mine');
  const { reload, navigate } = visit('/#/user-clock', known);
  localStorage.setItem('Authorization', 'theirs');
  showAgain();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});
