import { codes } from '@suite/api';
import { CallError, forgetLearner, unsentKey, useSession } from '@suite/kernel';
import { createOutbox } from './outbox';
import { provider } from './testing/provider';

type Outbox = ReturnType<typeof createOutbox>;

const offline = new CallError('service', 0, '');
const watch = (position: number, watched = 5) => ({ position, watched });
const keyOf = (id: string, owner = 7) => unsentKey(owner, `watch.${id}`);
const stored = (owner = 7) => Object.keys(localStorage).filter((key) => key.startsWith(keyOf('', owner)));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) });
});
afterEach(() => jest.useRealTimers());

test.each([
  ['other', '/v3/reformStudy/userVideoSubmit'],
  ['jingpin', '/v3/jingpin/saveVideoRecord'],
  ['zc', '/v3/zc/saveVideoRecord'],
] as const)('reports of kind %s go to their call, and leave the device', async (kind, path) => {
  const { sent } = provider();
  const outbox = createOutbox(7);
  outbox.add(kind, 3, watch(5));
  expect(stored()).toHaveLength(1);
  await outbox.flush();
  expect(sent).toMatchObject([
    { method: 'POST', path, params: { v_id: 3, position: 5, watched: 5, seconds_ago: 0 } },
  ]);
  expect(stored()).toEqual([]);
});

test('without a network no report is lost: it is sent later with its own time', async () => {
  const world = provider();
  world.answers(offline);
  const outbox = createOutbox(7);
  outbox.add('other', 3, watch(5));
  await outbox.flush();
  expect(stored()).toHaveLength(1);
  world.answers('taken');
  await jest.advanceTimersByTimeAsync(6000);
  expect(stored()).toEqual([]);
  expect(world.params()[1]?.seconds_ago).toBeGreaterThanOrEqual(5);
  expect(world.total()).toBe(5);
});

test('a report that is taken without a word has arrived, and the next one does not wait', async () => {
  const world = provider();
  world.answers('wordless');
  const outbox = createOutbox(7);
  outbox.onRecord((record) => expect(record.v_id).toBe(3));
  for (const position of [5, 10, 15]) {
    outbox.add('other', 3, watch(position));
    await outbox.flush();
  }
  expect(stored()).toEqual([]);
  expect(world.sent).toHaveLength(3);
  expect(outbox.late()).toBeUndefined();
});

test('an answer that is lost does not count a report twice', async () => {
  const world = provider();
  world.losesAnswers(true);
  const outbox = createOutbox(7);
  outbox.add('other', 3, watch(5));
  await outbox.flush();
  outbox.add('other', 3, watch(10));
  world.losesAnswers(false);
  await outbox.flush();
  expect(stored()).toEqual([]);
  expect(world.total()).toBe(10);
  const [first, again, second] = world.params();
  expect(again?.report_id).toBe(first?.report_id);
  expect(second?.report_id).not.toBe(first?.report_id);
});

test('an hour without a network leaves two reports, not hundreds', async () => {
  const world = provider();
  world.answers(offline);
  const outbox = createOutbox(7);
  for (let at = 1; at <= 100; at += 1) {
    outbox.add('other', 3, watch(at * 5));
    await jest.advanceTimersByTimeAsync(5000);
  }
  expect(stored()).toHaveLength(2);
  world.answers('taken');
  await outbox.flush();
  expect(world.total()).toBe(500);
  expect(stored()).toEqual([]);
});

test('a report does not grow over a jump back, another video or midnight', async () => {
  const world = provider();
  world.answers(offline);
  const outbox = createOutbox(7);
  outbox.add('other', 3, watch(50));
  await outbox.flush();
  outbox.add('other', 3, watch(60));
  outbox.add('other', 3, watch(20));
  outbox.add('other', 4, watch(30));
  jest.setSystemTime(Date.UTC(2026, 10, 20, 17));
  outbox.add('other', 4, watch(40));
  expect(stored()).toHaveLength(5);
});

test('after a reload another page sends what was left', async () => {
  const world = provider();
  world.answers(offline);
  const before = createOutbox(7);
  before.add('other', 3, watch(5));
  await before.flush();
  world.answers('taken');
  const after = createOutbox(7);
  expect(after.waiting(3)).toMatchObject({ position: 5 });
  await after.flush();
  expect(world.total()).toBe(5);
  expect(after.waiting(3)).toBeUndefined();
});

describe('when another learner logs in', () => {
  /** As the host does it: the old session ends, the device forgets, a new session begins. */
  function logsIn() {
    useSession.setState({ login: 'unknown' });
    forgetLearner();
    useSession.setState({ login: 'in' });
  }

  test.each([
    ['in the same page', (outbox: Outbox) => outbox],
    ['after a reload', () => createOutbox(7)],
  ])('reports wait for their owner, and go out when the owner is back %s', async (_, afterwards) => {
    const world = provider();
    world.answers(offline);
    logsIn();
    const first = createOutbox(7);
    first.add('other', 3, watch(5));
    await first.flush();
    logsIn();
    world.answers('taken');
    world.sent.length = 0;
    const second = createOutbox(70);
    second.add('other', 4, watch(10));
    await second.flush();
    await jest.advanceTimersByTimeAsync(300_000);
    expect(world.params()).toMatchObject([{ v_id: 4 }]);
    expect([stored(7), stored(70)]).toMatchObject([[expect.any(String)], []]);
    logsIn();
    world.sent.length = 0;
    await afterwards(first).flush();
    expect(world.params()).toMatchObject([{ v_id: 3, position: 5, watched: 5 }]);
    expect(stored(7)).toEqual([]);
  });

  test('of several reports under way none goes out after the logout', async () => {
    const world = provider();
    const outbox = createOutbox(7);
    world.answers(offline);
    outbox.add('other', 3, watch(5));
    await outbox.flush();
    outbox.add('other', 4, watch(5));
    world.answers('taken');
    world.sent.length = 0;
    const sending = outbox.flush();
    logsIn();
    await sending;
    expect(world.params()).toMatchObject([{ v_id: 3 }]);
    expect(stored()).toHaveLength(1);
  });

  test('a learner who logs in again goes on reporting', async () => {
    const world = provider();
    world.answers(new CallError('login', codes.LOGIN_REQUIRED, ''));
    const outbox = createOutbox(7);
    outbox.add('other', 3, watch(5));
    await outbox.flush();
    logsIn();
    await jest.advanceTimersByTimeAsync(300_000);
    world.answers('taken');
    outbox.add('other', 3, watch(10));
    await outbox.flush();
    expect(world.total()).toBe(10);
    expect(stored()).toEqual([]);
  });
});

test('a report that is wrong for ever does not hold up the rest', async () => {
  const world = provider();
  world.answers(new CallError('silent', codes.RULE, '视频还没有解锁'));
  const outbox = createOutbox(7);
  outbox.add('other', 3, watch(5));
  await outbox.flush();
  expect(stored()).toEqual([]);
});

test('a busy provider costs no study time: the reports wait, each is tried, and they go out later', async () => {
  const world = provider();
  world.answers(new CallError('silent', codes.UNEXPECTED, '系统繁忙'));
  const outbox = createOutbox(7);
  const told = jest.fn();
  outbox.onLate(told);
  expect(outbox.late()).toBeUndefined();
  outbox.add('other', 3, watch(50));
  outbox.add('other', 4, watch(5));
  await outbox.flush();
  expect(world.params().map(({ v_id }) => v_id)).toEqual([3, 4]);
  expect([outbox.late(), told.mock.calls.length]).toEqual([2, 1]);
  world.answers('taken');
  await jest.advanceTimersByTimeAsync(6000);
  expect([world.total(), outbox.late()]).toEqual([10, 0]);
  expect(stored()).toEqual([]);
});

test('a login that has run out keeps the reports', async () => {
  const world = provider();
  world.answers(new CallError('login', codes.LOGIN_REQUIRED, ''));
  const outbox = createOutbox(7);
  outbox.add('other', 3, watch(5));
  await outbox.flush();
  expect(stored()).toHaveLength(1);
});

test('an answer of the provider is passed on, and is later than the place that a page has read', async () => {
  provider();
  const outbox = createOutbox(7);
  const listen = jest.fn();
  const off = outbox.onRecord(listen);
  outbox.add('other', 3, watch(5));
  await outbox.flush();
  expect(listen).toHaveBeenCalledWith(expect.objectContaining({ v_id: 3, position: 5 }));
  const read = { position: 1, record_time: '2026-11-19 12:00:00' };
  expect(outbox.latest(3, read)).toMatchObject({ position: 5 });
  expect(outbox.latest(4, read)).toBe(read);
  off();
  outbox.add('other', 3, watch(6));
  await outbox.flush();
  expect(listen).toHaveBeenCalledTimes(1);
});

test('garbage under our keys is thrown away', async () => {
  const world = provider();
  localStorage.setItem(keyOf('x'), '{"id":"x"');
  localStorage.setItem(keyOf('y'), '{"id":"y","kind":"toString","v_id":1,"position":1,"watched":1,"at":1}');
  await createOutbox(7).flush();
  expect(stored()).toEqual([]);
  expect(world.sent).toEqual([]);
});

test('where storage is forbidden reports go out all the same', async () => {
  const world = provider();
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const outbox = createOutbox(7);
  world.answers(offline);
  outbox.add('other', 3, watch(5));
  await outbox.flush();
  world.answers('taken');
  await outbox.flush();
  expect(world.total()).toBe(5);
  forbidden.mockRestore();
});
