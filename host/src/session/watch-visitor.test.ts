import { queryOf, userDetail } from '@suite/api';
import { CallError, type Line } from '@suite/kernel';
import { currentToken, keepToken } from '../token/token-store';
import { known, refused, row, showAgain, visit, type Answers } from './testing';

const contract = { ...row, name: 'ManageContractList', line: 'management' } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepToken('learner', '');
  keepToken('management', '');
});

afterEach(() => jest.useRealTimers());

/** Another tab stores a token of a line, or removes it. */
function inAnotherTab(token: string, line: Line = 'learner'): void {
  if (line === 'learner') document.cookie = `class_token=${token}; path=/${token ? '' : '; max-age=0'}`;
  else localStorage.setItem('Authorization', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'suite.device.token' }));
}

test.each(['theirs', ''])(
  'the page is loaded again when another tab logs in or out, and goes on with its own token (%s)',
  async (token) => {
    keepToken('learner', 'mine');
    const { session, reload } = visit('/#/user-clock', known);
    await session.admission.admit(row);
    inAnotherTab('mine');
    expect(reload).not.toHaveBeenCalled();
    inAnotherTab(token);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(currentToken('learner')).toBe('mine');
  },
);

test('a page takes no notice of a login in the other line', async () => {
  const { reload } = visit('/#/user-clock', known);
  const manage = visit('/#/user-clock', known, 'browser', [contract]);
  inAnotherTab('theirs', 'management');
  expect([reload, manage.reload].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('a call that comes before any event of the change is not made, and the page is loaded again', async () => {
  keepToken('learner', 'mine');
  const { session, reload } = visit('/#/user-clock', known);
  await session.ready();
  expect(reload).not.toHaveBeenCalled();
  document.cookie = 'class_token=theirs; path=/';
  let isMade = false;
  void session.ready().then(() => (isMade = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect([reload.mock.calls.length, isMade]).toEqual([1, false]);
});

test('a page that is being left calls nobody back by loading itself again, but does so if it stays after all', () => {
  jest.useFakeTimers();
  keepToken('learner', 'mine');
  const { reload } = visit('/#/user-clock', known);
  window.dispatchEvent(new Event('beforeunload'));
  inAnotherTab('theirs');
  expect(reload).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('pages of the app do not reload each other: its bridge gives each a token, which takes the place of the other’s', async () => {
  keepToken('learner', 'mine');
  const { session, reload } = visit('/?platform=app#/user-clock', known, 'shell');
  await session.admission.admit(row);
  inAnotherTab('theOtherPages');
  inAnotherTab('');
  document.dispatchEvent(new Event('visibilitychange'));
  showAgain();
  expect(reload).not.toHaveBeenCalled();
  expect(currentToken('learner')).toBe('mine');
});

describe('a page of the app that comes to the front again', () => {
  const toFront = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
  };

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
    tokenBridge.askAgain.mockImplementation((isOwn) => isOwn('other'));
    await toFront();
    expect(request.mock.lastCall?.[0].token).toBe('other');
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  test('is loaded again for any other token where nobody has asked who is here', async () => {
    const { session, tokenBridge, reload } = visit('/?platform=app#/user-clock', {}, 'shell', [contract]);
    await session.admission.admit(contract);
    tokenBridge.askAgain.mockImplementation((isOwn) => isOwn('other'));
    await toFront();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test('a page of the app stays as it is while the server does not say whose another token is', async () => {
  const answers: Answers = { ...known };
  const { session, tokenBridge, reload, report } = visit('/?platform=app#/user-clock', answers, 'shell');
  await session.admission.admit(row);
  answers['/Index/index'] = refused('service');
  tokenBridge.askAgain.mockImplementation((isOwn) => isOwn('other'));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect([reload, report].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('a page of the app is loaded again when nobody is logged in there any more', async () => {
  const { session, tokenBridge, reload } = visit('/?platform=app#/user-clock', known, 'shell');
  await session.admission.admit(row);
  tokenBridge.askAgain.mockResolvedValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a call with the token of before does not lead to the login page while another tab has logged in', async () => {
  keepToken('learner', 'mine');
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
  const { session, reload } = visit('/#/user-clock', { '/Index/index': () => ({ userInfo: { id } }) });
  for (let time = 0; time < 2; time++) expect(await session.admission.renew()).toBe('in');
  expect(reload).not.toHaveBeenCalled();
  id = 8;
  expect(await session.admission.renew()).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(1);
  session.end();
  expect(await session.admission.admit(row)).toBe('in');
});

test('a cached page that is shown again looks who is here', async () => {
  keepToken('learner', 'mine');
  const { reload, navigate } = visit('/#/user-clock', known);
  document.cookie = 'class_token=theirs; path=/';
  showAgain();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});
