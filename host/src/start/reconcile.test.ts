import { queryOf, userDetail } from '@suite/api';
import { CallError, QueryClient, useSession } from '@suite/kernel';
import { defineRecord, lookAfter, personHere } from '@suite/kernel/records';
import type { OwnedRoute } from '@suite/loader/registry';
import { startReconciler } from '@suite/features/reconciler';
import { startReconciling } from './reconcile';

jest.mock('@suite/features/reconciler', () => ({ startReconciler: jest.fn() }));
jest.mock('../platform/idle', () => ({ idle: () => Promise.resolve() }));

const recordsOf = (kind: string) =>
  defineRecord<string>({ kind, version: 1, owner: 'learner', personal: false, unsent: true, read: String });
const unsent = recordsOf('parcel');
lookAfter({ kind: 'parcel', tells: 'receipt', waiting: () => [] });
const askWho = jest.fn<Promise<number>, []>();
const settle = () => new Promise((resolve) => setTimeout(resolve));

function start({ isEntering = false, isAdmitted = true } = {}, queries = new QueryClient()) {
  const learn = jest.fn();
  let move = () => undefined as void;
  startReconciling({
    session: {
      admission: { isEntering: () => isEntering, isAdmitted: () => isAdmitted, learn } as never,
      currentRow: () => ({ name: 'Counter' }) as OwnedRoute,
      askWho,
    },
    router: { subscribe: (listener) => ((move = listener as never), () => undefined) },
    queries,
    report: jest.fn(),
  });
  return { learn, move: () => move() };
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ login: 'unknown', line: 'learner', user: undefined });
  unsent.of({ line: 'learner', user: 7 }).save('一');
  askWho.mockReset().mockResolvedValue(7);
});

test('on an open page it asks who is here, if unsent work waits', async () => {
  const { learn } = start();
  await settle();
  expect(askWho).toHaveBeenCalledTimes(1);
  expect(learn).toHaveBeenCalledWith(7);
});

test('what a duty tells of counts as work, too', async () => {
  localStorage.clear();
  recordsOf('receipt').of({ line: 'learner', user: 7 }).save('一');
  start();
  await settle();
  expect(askWho).toHaveBeenCalled();
});

test('a visitor, or a network that is gone, is left alone, and each page asks again', async () => {
  askWho
    .mockRejectedValueOnce(new CallError('login', 20005, '请登录'))
    .mockRejectedValueOnce(new Error('offline'));
  const { learn, move } = start();
  await settle();
  move();
  await settle();
  expect([askWho.mock.calls.length, learn.mock.calls.length]).toEqual([2, 0]);
  expect(startReconciler).toHaveBeenCalled();
});

test.each([
  ['nothing waits', () => localStorage.clear(), {}],
  ['the page asks itself', () => undefined, { isEntering: true }],
  ['the page has asked in vain', () => undefined, { isAdmitted: false }],
  ['the learner is known', () => useSession.setState({ login: 'in', user: 7 }), {}],
])('nobody is asked for where %s', async (_, given, page) => {
  given();
  start(page);
  await settle();
  expect(askWho).not.toHaveBeenCalled();
});

test('the device does not count its own notes on who was here as work, nor a record that no duty looks after', async () => {
  localStorage.clear();
  personHere({ line: 'learner', user: 7 });
  recordsOf('leaflet').of({ line: 'learner', user: 7 }).save('一');
  start();
  await settle();
  expect(askWho).not.toHaveBeenCalled();
});

test('what the page has read tells who is here, without another call', async () => {
  const queries = new QueryClient();
  queries.setQueryData(queryOf(userDetail, undefined).queryKey, { userInfo: { id: 7 } });
  const { learn } = start({}, queries);
  await settle();
  expect([askWho.mock.calls, learn.mock.calls]).toEqual([[], [[7]]]);
});
