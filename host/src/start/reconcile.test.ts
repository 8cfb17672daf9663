import { getMangeUserInfo, queryOf, userDetail } from '@suite/api';
import { QueryClient, useSession } from '@suite/kernel';
import { defineRecord, lookAfter, personHere } from '@suite/kernel/records';
import type { OwnedRoute } from '@suite/loader/registry';
import { startReconciler } from '@suite/features/reconciler';
import { client } from '../http/http';
import { startReconciling } from './reconcile';

jest.mock('@suite/features/reconciler', () => ({ startReconciler: jest.fn() }));
jest.mock('../platform/idle', () => ({ idle: () => Promise.resolve() }));
jest.mock('@suite/kernel', () => ({
  ...jest.requireActual('@suite/kernel'),
  platform: () => ({ context: 'browser' }),
}));

const recordsOf = (kind: string) =>
  defineRecord<string>({ kind, version: 1, owner: 'learner', personal: false, unsent: true, read: String });
const unsent = recordsOf('parcel');
lookAfter({ kind: 'parcel', tells: 'receipt', waiting: () => [] });
const request = jest.spyOn(client, 'request');
const settle = () => new Promise((resolve) => setTimeout(resolve));

function start(line?: OwnedRoute['line'], isEntering = false, queries = new QueryClient()) {
  const learn = jest.fn();
  let move = () => undefined as void;
  startReconciling({
    session: {
      admission: { isEntering: () => isEntering, learn } as never,
      currentRow: () => ({ name: 'Counter', line }) as OwnedRoute,
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
  request.mockReset();
});

test.each([
  ['the learner’s', undefined, userDetail.path, { userInfo: { id: 7 } }, 7],
  ['the management', 'management', getMangeUserInfo.path, { mid: 90 }, 90],
] as const)(
  'on an open page of %s line it asks who is here, if unsent work waits',
  async (_, line, url, data, user) => {
    request.mockResolvedValue({ data: { code: 200, data } });
    const { learn } = start(line);
    await settle();
    expect(request).toHaveBeenCalledWith(expect.objectContaining({ url }));
    expect(learn).toHaveBeenCalledWith(line ?? 'learner', user);
  },
);

test('what a duty tells of counts as work, too', async () => {
  localStorage.clear();
  recordsOf('receipt').of({ line: 'learner', user: 7 }).save('一');
  start();
  await settle();
  expect(request).toHaveBeenCalled();
});

test('a visitor, or a network that is gone, is left alone, and each page asks again', async () => {
  request
    .mockResolvedValueOnce({ data: { code: 20005, msg: '请登录' } })
    .mockRejectedValueOnce(new Error('offline'));
  const { learn, move } = start();
  await settle();
  move();
  await settle();
  expect([request.mock.calls.length, learn.mock.calls.length]).toEqual([2, 0]);
  expect(startReconciler).toHaveBeenCalled();
});

test.each([
  ['nothing waits', () => localStorage.clear(), false],
  ['the page asks itself', () => undefined, true],
  ['the learner is known', () => useSession.setState({ login: 'in', user: 7 }), false],
])('nobody is asked for where %s', async (_, given, isEntering) => {
  given();
  start(undefined, isEntering);
  await settle();
  expect(request).not.toHaveBeenCalled();
});

test('the device does not count its own notes on who was here as work, nor a record that no duty looks after', async () => {
  localStorage.clear();
  personHere({ line: 'learner', user: 7 });
  recordsOf('leaflet').of({ line: 'learner', user: 7 }).save('一');
  start();
  await settle();
  expect(request).not.toHaveBeenCalled();
});

test('what the page has read tells who is here, without another call', async () => {
  const queries = new QueryClient();
  queries.setQueryData(queryOf(userDetail, undefined).queryKey, { userInfo: { id: 7 } });
  const { learn } = start(undefined, false, queries);
  await settle();
  expect([request.mock.calls, learn.mock.calls]).toEqual([[], [['learner', 7]]]);
});
