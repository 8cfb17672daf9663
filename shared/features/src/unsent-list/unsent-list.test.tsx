import { codes, materialInfo, userVideoSubmit } from '@suite/api';
import { CallError, noteServerTime, unfinished } from '@suite/kernel';
import { days, doNow, lookAfter, waitingChanged } from '@suite/kernel/records';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { materialMarks, putMark } from '../material-marks';
import { beginVisits, seven } from '../reconciler/testing';
import { putReport, watchReports } from '../watch-reports';
import { UnsentList } from './unsent-list';

beginVisits();
afterEach(() => jest.useRealTimers());

const report = (v_id: number) =>
  putReport(seven, { kind: 'other', v_id, position: 60, watched: 5, base: '' });
const told = { v_id: 3, position: 60, record_time: '2026-11-20 12:00:00', summaryStatus: 'ready' as const };

/** A server that takes everything, or throws. */
function show() {
  const server: { fails?: CallError } = { fails: new CallError('service', 0, '') };
  const reply =
    <Data,>(data: Data) =>
    () => {
      if (server.fails) throw server.fails;
      return data;
    };
  renderPage(<UnsentList />, {
    answers: [answer(userVideoSubmit, reply(told)), answer(materialInfo, reply(null) as never)],
  });
  return server;
}

test('nothing is shown while nothing waits', () => {
  show();
  expect(screen.queryByRole('region')).toBeNull();
});

test('what waits stands there by its kind, since when, and goes out on a tap', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: Date.UTC(2026, 10, 20, 4, 3) });
  const server = show();
  act(() => [3, 4].forEach(report));
  act(() => void putMark(seven, { edition: 'older', week_id: 2, material_id: 21 }));
  await act(() => doNow());
  const list = screen.getByRole('region', { name: '待同步' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '资料学习记录 1 条等待网络，联网后自动同步11月20日 12:03 起',
    '学习记录 2 条等待网络，联网后自动同步11月20日 12:03 起',
  ]);
  const tap = () =>
    userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(within(list).getByRole('button', { name: '立即同步' }));
  await tap();
  expect(await screen.findByText('还有内容没有传上去，稍后自动再试')).toBeVisible();
  server.fails = undefined;
  await tap();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect([watchReports.all(seven), materialMarks.all(seven)]).toEqual([[], []]);
});

test('what is to be known, and not to be sent, says so, leads on and can be put away', async () => {
  const dismiss = jest.fn();
  const news = { id: 'p', name: '《财商课》已付款成功', text: '看看接下来要做什么', since: Date.now() };
  lookAfter({
    kind: 'news',
    waiting: () => (dismiss.mock.calls.length ? [] : [{ ...news, to: '/paid', dismiss }]),
    run: async () => false,
  });
  show();
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent(/^《财商课》已付款成功看看接下来要做什么/);
  expect(within(row).getByRole('link', { name: '去查看' })).toHaveAttribute('href', '/paid');
  await userEvent.click(screen.getByRole('button', { name: '立即同步' }));
  expect(screen.queryByText(/还有内容没有传上去/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '知道了：《财商课》已付款成功' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
  act(waitingChanged);
  expect(screen.queryByRole('region')).toBeNull();
});

test('what is done on this very page leads nowhere else', () => {
  const task = {
    id: 'p',
    name: '有一笔付款待确认',
    text: '收到结果后自动更新',
    since: Date.now(),
    to: '/page',
  };
  lookAfter({ kind: 'task', waiting: () => [task], run: async () => false });
  show();
  expect(screen.getByRole('listitem')).toHaveTextContent('有一笔付款待确认');
  expect(screen.queryByRole('link')).toBeNull();
  unfinished.duties.delete('task');
});

test('what the server refuses has its words, and what was given up stays until the learner knows', async () => {
  const server = show();
  server.fails = new CallError('silent', codes.NOT_BOUGHT, '课程已暂停');
  act(() => report(3));
  await act(() => doNow());
  expect(screen.getByText('暂时没有被接受，会再试：课程已暂停')).toBeVisible();
  const [unsent] = watchReports.all(seven);
  if (!unsent?.refused) throw new Error('nothing was refused');
  const told = Date.now() - days(31);
  watchReports.update(seven, { ...unsent, refused: { ...unsent.refused, told } });
  noteServerTime(new Date().toUTCString());
  await act(() => doNow());
  expect(screen.getByText('一直没有被接受，已停止同步：课程已暂停')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '知道了：学习记录' }));
  expect(screen.queryByRole('region')).toBeNull();
});
