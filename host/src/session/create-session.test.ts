import { QueryClient, useSession } from '@suite/kernel';
import { defineRecord, personHere } from '@suite/kernel/records';
import { site } from '@suite/kernel/testing';
import { currentToken, dropToken, keepShellToken, keepToken } from '../token/token-store';
import { createSession } from './create-session';
import { courseMark, goLoginFlag, loginTries } from './marks';
import { appOf, known, visit } from './testing';

function made() {
  const client = new QueryClient();
  const nothing = () => undefined;
  const session = createSession({
    context: 'browser',
    line: 'learner',
    site,
    rows: [],
    client,
    tokenBridge: appOf(),
    navigate: nothing,
    leave: nothing,
    report: nothing,
    reload: nothing,
  });
  return { client, session };
}

const read = (stored: unknown) => stored as string;
const seven = { line: 'learner', user: 7 } as const;
const address = defineRecord({ kind: 'address', version: 1, owner: 'learner', personal: true, read }).of(
  seven,
);
const inputs = defineRecord({ kind: 'inputs', version: 1, owner: 'device', personal: true, read }).of(
  'device',
);
const note = defineRecord({
  kind: 'note',
  version: 1,
  owner: 'learner',
  personal: true,
  unsent: true,
  read,
}).of(seven);
const answers = defineRecord({
  kind: 'answers',
  version: 1,
  owner: 'learner',
  personal: false,
  unsent: true,
  read,
}).of(seven);

/** What a learner leaves on the device by using the suite. */
function leaveTraces() {
  [address, inputs, note, answers].forEach((record) => record.save('李明'));
  localStorage.setItem('pass_chapter_score', '60');
  goLoginFlag.set('s');
  courseMark.set('1');
  loginTries.take(false);
}

/** Which of the learner's records are still there. */
const left = () => [address, inputs, note, answers].map((record) => record.read() !== undefined);

const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({ login: 'in', line: 'learner' });
});

test('an app that has nobody logged in forgets whose session an earlier visit has left', () => {
  keepToken('learner', 'abc');
  leaveTraces();
  dropToken('learner');
  expect(left()).toEqual([false, false, true, true]);
  address.save('李明');
  dropToken('learner');
  expect(address.read()).toBe('李明');
});

test('a logout removes all data of the learner from the device except work that was not sent', () => {
  const { client, session } = made();
  localStorage.setItem('suite.device.bucket', '42');
  client.setQueryData(['/Index/index', undefined], { userInfo: { id: 7 } });
  keepToken('learner', 'abc');
  leaveTraces();
  session.end();
  expect(left()).toEqual([false, false, true, true]);
  expect(keys()).toEqual(expect.arrayContaining(['suite.device.bucket']));
  expect(keys().filter((key) => /login|score|course|Authorization/i.test(key))).toEqual([]);
  expect([currentToken('learner'), session.learner()]).toEqual(['', undefined]);
  expect(useSession.getState().login).toBe('unknown');
});

describe('a change of person forgets what is personal before a page of the newcomer', () => {
  test('by a number that was bound: at once', () => {
    const { client, session } = made();
    client.setQueryData(['/Index/index', undefined], { userInfo: { id: 7 } });
    leaveTraces();
    session.begin('def');
    expect(left()).toEqual([false, false, true, true]);
    expect([currentToken('learner'), session.learner()]).toEqual(['def', undefined]);
  });

  test.each([
    ['a login page or another tab stores a token', () => keepToken('learner', 'theirs')],
    ['the native app gives its token', () => keepShellToken('learner', 'theirs')],
    ['another site of the school sets a cookie', () => void (document.cookie = 'class_token=theirs; path=/')],
  ])('%s: what belongs to no learner is gone at once, the rest with the user check', (_, comes) => {
    keepToken('learner', 'mine');
    made();
    personHere(seven);
    leaveTraces();
    keepToken('learner', '');
    comes();
    made();
    expect(left()).toEqual([true, false, true, true]);
    personHere({ line: 'learner', user: 8 });
    expect(left()).toEqual([false, false, false, true]);
  });

  test('a page that is opened with the same token forgets nothing', () => {
    keepToken('learner', 'mine');
    made();
    leaveTraces();
    made();
    expect(left()).toEqual([true, true, true, true]);
  });
});

test('unfinished work asks for its owner only after the native app has said who is here', async () => {
  const { session, tokenBridge, asked } = visit('/#/user-clock', known, 'shell');
  tokenBridge.ready.mockRejectedValueOnce(new Error('silent'));
  await expect(session.askWho()).rejects.toThrow('silent');
  expect(asked()).toEqual([]);
  await expect(session.askWho()).resolves.toBe(7);
});
