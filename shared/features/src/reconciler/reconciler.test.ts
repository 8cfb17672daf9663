import { useSession, QueryClient } from '@suite/kernel';
import {
  days,
  defineOutbox,
  defineRecord,
  doNow,
  doSoon,
  lookAfter,
  useUndisturbed,
  useWaiting,
  type SendResult,
} from '@suite/kernel/records';
import { act, renderHook } from '@testing-library/react';
import { leaseOf } from '../sending/lease';
import { startReconciler } from './reconciler';
import { seven } from './testing';

const send = jest.fn(async (): Promise<SendResult<string>> => ({ state: 'sent', answer: '好' }));
const parcels = defineOutbox<string, string>({
  kind: 'parcel',
  name: '包裹',
  version: 1,
  personal: false,
  read: String,
  givenUpAfter: days(30),
  send,
  changes: ['/parcels'],
});
const run = jest.fn(async () => false);
lookAfter({ kind: 'errand', waiting: () => [{ id: 'e', name: '差事', since: 1 }], run });

let onPage: () => void;
let stop: () => void;
const report = jest.fn();
const invalidateQueries = jest.fn(async () => undefined);
const client = Object.assign(new QueryClient(), { invalidateQueries });
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

function start() {
  stop = startReconciler({
    client,
    report,
    idle: () => Promise.resolve(),
    onPage(listener) {
      onPage = listener;
      return () => undefined;
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ login: 'in', line: 'learner', user: 7 });
  jest.clearAllMocks();
  send.mockImplementation(async () => ({ state: 'sent', answer: '好' }));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what was kept before it is there goes out when it starts, and the reads that show it are read again', async () => {
  parcels.put(seven, '一');
  parcels.put(seven, '二');
  await settle();
  expect(send).not.toHaveBeenCalled();
  start();
  await settle();
  expect(send.mock.calls).toMatchObject([[{ value: '一' }], [{ value: '二' }]]);
  expect(invalidateQueries).toHaveBeenCalledWith({ queryKey: ['/parcels'] });
  expect(run).toHaveBeenCalledWith(seven, client);
});

test('what pages have read is read again if a duty has changed it, and else not', async () => {
  start();
  await settle();
  expect(invalidateQueries).not.toHaveBeenCalledWith();
  run.mockResolvedValueOnce(true);
  act(() => onPage());
  await settle();
  expect(invalidateQueries).toHaveBeenCalledWith({ predicate: expect.any(Function) });
});

test.each<[string, () => void]>([
  ['on each page', () => onPage()],
  ['when the network returns', () => window.dispatchEvent(new Event('online'))],
  ['when the app comes to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['when the page comes back out of the page cache', () => window.dispatchEvent(new Event('pageshow'))],
  [
    'after a login',
    () => {
      useSession.setState({ login: 'unknown' });
      useSession.setState({ login: 'in' });
    },
  ],
])('%s a round begins', async (_, happens) => {
  start();
  await settle();
  run.mockClear();
  act(happens);
  await settle();
  expect(run).toHaveBeenCalled();
});

test('nothing is done for somebody who is not known', async () => {
  parcels.put(seven, '一');
  useSession.setState({ login: 'unknown' });
  start();
  await settle();
  await act(() => doNow());
  expect([send, run].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test('no round begins at an exam, a payment or a signature, but what its page keeps goes out', async () => {
  start();
  await settle();
  run.mockClear();
  const page = renderHook(() => useUndisturbed());
  act(() => onPage());
  await settle();
  expect(run).not.toHaveBeenCalled();
  act(() => void parcels.put(seven, '答案'));
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
  page.unmount();
  await settle();
  expect(run).toHaveBeenCalledTimes(1);
});

test('what has failed is not tried again at an exam, a payment or a signature, but right after it', async () => {
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  send.mockResolvedValue({ state: 'noAnswer' });
  run.mockImplementationOnce(async () => {
    setTimeout(() => doSoon('errand'), 15_000);
    return false;
  });
  parcels.put(seven, '一');
  start();
  await pass(0);
  expect([send, run].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  const page = renderHook(() => useUndisturbed());
  await pass(300_000);
  expect([send, run].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  page.unmount();
  await pass(0);
  expect([send, run].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

test('another tab that sends is waited for', async () => {
  const lease = leaseOf('sending.parcel', 'other');
  lease.take(Date.now());
  parcels.put(seven, '一');
  start();
  await settle();
  expect(send).not.toHaveBeenCalled();
  lease.release();
  await act(() => doNow('parcel'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('an error of the code is reported, and holds up nothing', async () => {
  send.mockRejectedValueOnce(new TypeError('no')).mockResolvedValue({ state: 'sent', answer: '好' });
  run.mockRejectedValueOnce(new TypeError('neither'));
  parcels.put(seven, '一');
  parcels.put(seven, '二');
  start();
  await settle();
  expect(report).toHaveBeenCalledTimes(2);
  expect(parcels.all(seven)).toMatchObject([{ value: '一', isLate: true }]);
});

test('what waits is told in the order of its age', async () => {
  start();
  await settle();
  send.mockResolvedValue({ state: 'noAnswer' });
  const waiting = renderHook(() => useWaiting()).result;
  act(() => void parcels.put(seven, '一'));
  await settle();
  expect(waiting.current.map(({ name }) => name)).toEqual(['差事', '包裹']);
});

test('a duty of its own is done soon, too', async () => {
  start();
  await settle();
  run.mockClear();
  act(() => doSoon('errand'));
  await settle();
  expect(run).toHaveBeenCalledTimes(1);
});

test('what has expired is gone at the start, whichever page it was', () => {
  const strokes = defineRecord({
    kind: 'strokes',
    version: 1,
    owner: 'learner',
    personal: true,
    expires: days(7),
    read: String,
  });
  strokes.of(seven, 'contract').save('签名');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + days(8));
  start();
  expect(Object.keys(localStorage).filter((key) => key.includes('strokes'))).toEqual([]);
});
