import { codes } from '@suite/api';
import { CallError, useSession } from '@suite/kernel';
import { doNow } from '@suite/kernel/records';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { putReport, watchReports } from '../watch-reports';
import { seven, visit } from '../reconciler/testing';
import { server } from '../watch-reports/testing/server';
import { SyncNote } from './sync-note';

const offline = new CallError('service', 0, '');
const note = () => screen.getByRole('status');
const sendNow = () => userEvent.click(screen.getByRole('button', { name: '立即补传' }));
const flush = () => doNow('watch');

let leave: () => void;
beforeEach(() => {
  localStorage.clear();
  leave = visit();
});
afterEach(() => {
  leave();
  jest.restoreAllMocks();
});

/** A report that did not arrive, and the note about it. */
async function late() {
  const world = server();
  world.answers(offline);
  render(<SyncNote owner={seven} />);
  await act(async () => {
    putReport(seven, { kind: 'other', v_id: 3, position: 5, watched: 5, base: '' });
    await flush();
  });
  return world;
}

test('a tap on what waits says that it is being sent, and that it did not arrive', async () => {
  const world = await late();
  expect(note()).toHaveTextContent('1 条学习记录待补传');
  const arrive = world.holds();
  await sendNow();
  expect(note()).toHaveTextContent('正在补传学习记录…');
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => arrive());
  expect(note()).toHaveTextContent('1 条学习记录没有传上去，稍后自动再传');
  world.answers('taken');
  await sendNow();
  expect(note()).toHaveTextContent('学习记录已同步');
});

test('what is being sent again is not said to have arrived', async () => {
  const world = await late();
  const arrive = world.holds();
  world.answers('taken');
  void flush();
  expect(watchReports.all(seven)).toMatchObject([{ isLate: true }]);
  await act(async () => arrive());
  expect(note()).toHaveTextContent('学习记录已同步');
});

test('what waits for a login is not said to have arrived', async () => {
  jest.useFakeTimers();
  const world = await late();
  world.answers(new CallError('login', codes.TOKEN_EXPIRED, ''));
  await act(flush);
  useSession.setState({ login: 'unknown' });
  await act(() => jest.advanceTimersByTimeAsync(300_000));
  jest.useRealTimers();
  expect(world.sent).toHaveLength(2);
  expect(note()).toHaveTextContent('1 条学习记录待补传');
});

test('where the device cannot keep it, the page has to stay open', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await late();
  expect(note()).toHaveTextContent('1 条学习记录待补传，没能保存在这台设备上，请先不要关闭页面');
  act(() => watchReports.all(seven).forEach(({ id }) => watchReports.remove(seven, id)));
});
