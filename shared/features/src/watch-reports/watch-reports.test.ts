import { codes } from '@suite/api';
import { CallError, useSession } from '@suite/kernel';
import type { LearnerId } from '@suite/kernel/records';
import { seven } from '../reconciler/testing';
import { add, flush, freshPages, offline, opensAgain, waiting } from './testing/reports';
import { server } from './testing/server';
import { waitingReport, watchReports } from './watch-reports';

const eight: LearnerId = { line: 'learner', user: 8 };

freshPages();

test.each([
  ['other', '/v3/reformStudy/userVideoSubmit'],
  ['jingpin', '/v3/jingpin/saveVideoRecord'],
  ['zc', '/v3/zc/saveVideoRecord'],
] as const)('reports of kind %s go to their call, and leave the device', async (kind, path) => {
  const { sent } = server();
  add(5, { kind });
  expect(waiting()).toHaveLength(1);
  await flush();
  expect(sent).toMatchObject([
    { method: 'POST', path, params: { v_id: 3, position: 5, watched: 5, seconds_ago: 0 } },
  ]);
  expect(waiting()).toEqual([]);
});

test('without a network no report is lost: it is sent later with its own time', async () => {
  const world = server();
  world.answers(offline);
  add(5);
  await flush();
  expect(waiting()).toHaveLength(1);
  world.answers('taken');
  await jest.advanceTimersByTimeAsync(6000);
  expect(waiting()).toEqual([]);
  expect(world.params()[1]?.seconds_ago).toBeGreaterThanOrEqual(5);
  expect(world.total()).toBe(5);
});

test('a report that is taken without a word has arrived, and the next one does not wait', async () => {
  const world = server();
  world.answers('wordless');
  for (const position of [5, 10, 15]) {
    add(position);
    await flush();
  }
  expect(waiting()).toEqual([]);
  expect(world.sent).toHaveLength(3);
});

test('an answer that is lost does not count a report twice', async () => {
  const world = server();
  world.losesAnswers(true);
  add(5);
  await flush();
  add(10);
  world.losesAnswers(false);
  await flush();
  expect(waiting()).toEqual([]);
  expect(world.total()).toBe(10);
  const [first, again, second] = world.params();
  expect(again?.report_id).toBe(first?.report_id);
  expect(second?.report_id).not.toBe(first?.report_id);
});

test('an hour without a network leaves two reports, not hundreds', async () => {
  const world = server();
  world.answers(offline);
  for (let at = 1; at <= 100; at += 1) {
    add(at * 5);
    await jest.advanceTimersByTimeAsync(5000);
  }
  expect(waiting()).toHaveLength(2);
  world.answers('taken');
  await flush();
  expect(world.total()).toBe(500);
  expect(waiting()).toEqual([]);
});

test('a report does not grow over a jump back, another video or midnight', async () => {
  server().answers(offline);
  add(50);
  await flush();
  add(60);
  add(20);
  add(30, { v_id: 4 });
  jest.setSystemTime(Date.UTC(2026, 10, 20, 17));
  add(40, { v_id: 4 });
  expect(waiting()).toHaveLength(5);
});

test('what an earlier page has left goes out on any page, with the reads that show it', async () => {
  const world = server();
  world.answers(offline);
  add(5);
  await flush();
  world.answers('taken');
  opensAgain();
  await jest.advanceTimersByTimeAsync(0);
  expect([world.total(), waiting()]).toEqual([5, []]);
});

test('the retry goes on when the session is another object, as after a renewed login', async () => {
  const world = server();
  world.answers(offline);
  add(5);
  await flush();
  useSession.setState({ login: 'unknown' });
  useSession.setState({ login: 'in' });
  world.answers('taken');
  await jest.advanceTimersByTimeAsync(120_000);
  expect([world.total(), waiting()]).toEqual([5, []]);
});

describe('when another learner logs in', () => {
  test('reports wait for their owner, and go out when the owner is back', async () => {
    const world = server();
    world.answers(offline);
    add(5);
    await flush();
    opensAgain(eight);
    world.answers('taken');
    world.sent.length = 0;
    add(10, { v_id: 4, of: eight });
    await jest.advanceTimersByTimeAsync(300_000);
    expect(world.params()).toMatchObject([{ v_id: 4 }]);
    expect([waiting().length, waiting(eight)]).toEqual([1, []]);
    opensAgain();
    await jest.advanceTimersByTimeAsync(0);
    expect(world.params()[1]).toMatchObject({ v_id: 3, position: 5, watched: 5 });
    expect(waiting()).toEqual([]);
  });

  test('of several reports under way none goes out after the logout', async () => {
    const world = server();
    world.answers(offline);
    add(5);
    await flush();
    add(5, { v_id: 4 });
    world.answers('taken');
    world.sent.length = 0;
    const sending = flush();
    useSession.setState({ login: 'unknown', user: undefined });
    await sending;
    expect(world.params()).toMatchObject([{ v_id: 3 }]);
    expect(waiting()).toHaveLength(1);
  });

  test('two lines may give two people the same id: neither sends the reports of the other', async () => {
    const world = server();
    world.answers(offline);
    add(5);
    await flush();
    const manager: LearnerId = { line: 'management', user: 7 };
    opensAgain(manager);
    world.answers('taken');
    add(6, { v_id: 4, watched: 6, of: manager });
    await jest.advanceTimersByTimeAsync(0);
    expect(world.total()).toBe(6);
    expect(waitingReport(manager, 3)).toBeUndefined();
  });
});

test('a login that has run out keeps the reports', async () => {
  server().answers(new CallError('login', codes.LOGIN_REQUIRED, ''));
  add(5);
  await flush();
  expect(waiting()).toHaveLength(1);
});

test('a damaged report is thrown away, one of an earlier release is sent', async () => {
  const world = server();
  const old = { id: 'y', kind: 'other', v_id: 1, position: 1, watched: 1, at: Date.now(), isTried: false };
  localStorage.setItem('suite.unsent.learner.7.watch.x', '{"id":"x"');
  localStorage.setItem('suite.unsent.learner.7.watch.y', JSON.stringify(old));
  localStorage.setItem('suite.unsent.learner.7.watch.z', JSON.stringify({ ...old, kind: 'toString' }));
  await flush();
  expect(world.params()).toMatchObject([{ report_id: 'y', v_id: 1 }]);
  expect(Object.keys(localStorage).filter((key) => key.includes('watch'))).toEqual([]);
});

test('where storage is forbidden reports go out all the same', async () => {
  const world = server();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  world.answers(offline);
  add(5);
  await flush();
  expect(watchReports.isKept(seven)).toBe(false);
  world.answers('taken');
  await flush();
  expect(world.total()).toBe(5);
});
