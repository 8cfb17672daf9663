import {
  calendarList,
  codes,
  isSubscribe,
  makeNewLoginAuth,
  makeNewWxLogin,
  newList,
  subscribeNewShares,
  unsubscribeNewShares,
  type NewShareCalendar,
  type Subscription,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage, type Visit } from '@suite/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MakeNewPage from './make-new.page';
import { beijingShare, calendarOf, listedOf, shareOf, toldNow } from './testing';

const drawn = shareOf({ share_id: 3, name: '恒途轴承', apply_date: '2026-03-09', result_date: '2026-03-11' });
const unpriced = shareOf({
  share_id: 4,
  name: '青岚软件',
  price: '',
  apply_date: '2026-03-18',
  result_date: '2026-03-20',
  moved_from: '2026-03-16',
});
const calendar = calendarOf([drawn, shareOf(), beijingShare(), unpriced], {
  holidays: [{ date: '2026-03-26', name: '清明节' }],
});
const off: Subscription = { is_subscribe: 0, subscribe_time: '' };
const on: Subscription = { is_subscribe: 1, subscribe_time: '2026-03-11 10:00:00' };

const silence = () => {
  throw new CallError('service', 0, 'network failure');
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-03-11T10:00:00+08:00'), advanceTimers: true });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

interface Server {
  calendar?: () => NewShareCalendar;
  isLogin?: 0 | 1;
  state?: () => Subscription;
  more?: Visit['answers'];
}

function visit(server: Server = {}, rest: Partial<Visit> = {}) {
  const { calendar: read = () => toldNow(calendar), isLogin = 1, state = () => off, more = [] } = server;
  return renderPage(<MakeNewPage />, {
    ...rest,
    answers: [
      ...more,
      answer(calendarList, read),
      answer(makeNewLoginAuth, { is_login: isLogin, nickname: '清禾' }),
      answer(isSubscribe, state),
      answer(subscribeNewShares, on),
      answer(unsubscribeNewShares, off),
      answer(newList, {
        list: [
          listedOf(),
          listedOf({ share_id: 8, name: '远帆物流', first_gain: '-3.10', unit_gain: '-310.00' }),
        ],
        total: 2,
      }),
    ],
  });
}

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const today = () => screen.findByRole('region', { name: '今天要做的' });

test('today comes first: what to apply for, to look up and to pay, each with its deadline', async () => {
  visit();
  const card = await today();
  expect(card).toHaveTextContent('3月11日 周三');
  expect(
    within(card)
      .getAllByRole('button')
      .map((row) => row.textContent),
  ).toEqual([
    '申购晨光微电15:00 前可申购¥12.34沪市主板',
    '申购瑞禾生物15:00 前可申购¥8.00北交所',
    '中签恒途轴承公布中签结果，请查看是否中签¥12.34沪市主板',
    '缴款恒途轴承中签者 16:00 前备足资金¥12.34沪市主板',
  ]);
});

test('deadlines pass while the page is open', async () => {
  jest.setSystemTime(Date.parse('2026-03-11T14:59:30+08:00'));
  visit();
  expect(await today()).toHaveTextContent('15:00 前可申购');
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '今天要做的' })).toHaveTextContent('今日申购已截止'),
  );
});

test('a phone that slept shows at once what has passed meanwhile', async () => {
  jest.setSystemTime(Date.parse('2026-03-11T14:58:00+08:00'));
  visit();
  expect(await today()).toHaveTextContent('15:00 前可申购');
  jest.setSystemTime(Date.parse('2026-03-11T15:01:00+08:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await today()).toHaveTextContent('今日申购已截止');
});

test('on a closed day it says so and shows what comes next', async () => {
  jest.setSystemTime(Date.parse('2026-03-14T10:00:00+08:00'));
  visit({ calendar: () => ({ ...calendar, today: '2026-03-14' }) });
  const card = await screen.findByRole('region', { name: '今天' });
  expect(card).toHaveTextContent('今天周末休市，没有申购和缴款。');
  expect(card).toHaveTextContent('接下来：3月18日 周三');
  expect(card).toHaveTextContent('青岚软件');
});

test('the month names the events of each day, the holidays, and has a legend of shapes', async () => {
  visit();
  const month = await screen.findByRole('table', { name: '打新日历，2026年3月' });
  expect(
    within(month).getByRole('button', { name: '3月11日，今天，申购 2 只，中签 1 只，缴款 1 只' }),
  ).toBeVisible();
  expect(within(month).getByText('3月26日，清明节休市')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: '图例' })).toHaveTextContent('申购中签缴款上市休 = 节假日休市');
  await user().click(within(month).getByRole('button', { name: '3月18日，申购 1 只' }));
  const day = screen.getByRole('region', { name: '3月18日 周三' });
  expect(day).toHaveTextContent('青岚软件已改期');
  expect(day).toHaveTextContent('待公布');
});

test('the list groups shares by how far they are', async () => {
  visit({}, { at: '/page?view=list', path: '/page' });
  expect(await screen.findByRole('region', { name: '待申购' })).toHaveTextContent('3 只');
  expect(screen.getByRole('region', { name: '已申购，待公布中签' })).toHaveTextContent('恒途轴承');
});

test('the details say all that a buyer asks for, and that a date was moved', async () => {
  visit({}, { at: '/page?view=list', path: '/page' });
  await user().click(await screen.findByRole('button', { name: /青岚软件/ }));
  const sheet = await screen.findByRole('dialog', { name: '青岚软件' });
  expect(sheet).toHaveTextContent('申购日由3月16日改为3月18日');
  expect(within(sheet).getByText('发行价').nextSibling).toHaveTextContent('待公布');
  expect(within(sheet).getByText('申购代码').nextSibling).toHaveTextContent('732107');
  expect(within(sheet).getByText('顶格申购需市值').nextSibling).toHaveTextContent('10.5 万元');
  expect(within(sheet).getByRole('button', { name: '加入手机日历' })).toBeEnabled();
});

test('a WebView that saves no files offers the link for a browser', async () => {
  visit({}, { context: 'messenger' });
  await user().click(within(await today()).getAllByRole('button')[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: '复制链接，用浏览器打开' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '加入手机日历' })).toBeNull();
});

const rests = (name: string) => screen.findByRole('button', { name, busy: false });

test('subscribing works once on a double tap and can be undone', async () => {
  const { callsOf } = visit();
  await waitFor(() => expect(screen.getByRole('button', { name: '订阅打新提醒' })).toBeEnabled());
  await user().dblClick(screen.getByRole('button', { name: '订阅打新提醒' }));
  expect(await screen.findByText('订阅成功，有新股安排时会提醒您')).toBeVisible();
  expect(callsOf(subscribeNewShares)).toHaveLength(1);
  await user().click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByRole('button', { name: '订阅打新提醒' })).toBeVisible();
  expect(callsOf(unsubscribeNewShares)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤销' })).toBeNull());
});

test('a subscription that was cancelled by mistake comes back by the undo', async () => {
  const { callsOf } = visit({ state: () => on });
  await user().click(await screen.findByRole('button', { name: '取消订阅' }));
  expect(await screen.findByText('已取消订阅')).toBeVisible();
  await user().click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByRole('button', { name: '取消订阅' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤销' })).toBeNull());
  expect(callsOf(subscribeNewShares)).toHaveLength(1);
});

test('a lost answer is asked for; one that did not arrive says so', async () => {
  let state = off;
  visit({ state: () => state, more: [answer(subscribeNewShares, silence)] });
  await waitFor(() => expect(screen.getByRole('button', { name: '订阅打新提醒' })).toBeEnabled());
  await user().click(screen.getByRole('button', { name: '订阅打新提醒' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('没有收到结果');
  state = on;
  await rests('订阅打新提醒');
  await user().click(screen.getByRole('button', { name: '订阅打新提醒' }));
  expect(await screen.findByText('订阅成功，有新股安排时会提醒您')).toBeVisible();
  expect(await rests('取消订阅')).toBeVisible();
});

test('a subscription that is confirmed without data is read', async () => {
  let state = off;
  const subscribe = () => {
    state = on;
    return null as never;
  };
  visit({ state: () => state, more: [answer(subscribeNewShares, subscribe)] });
  await waitFor(() => expect(screen.getByRole('button', { name: '订阅打新提醒' })).toBeEnabled());
  await user().click(screen.getByRole('button', { name: '订阅打新提醒' }));
  expect(await screen.findByText('订阅成功，有新股安排时会提醒您')).toBeVisible();
  expect(await rests('取消订阅')).toBeVisible();
});

test('a visitor who is not logged in sees the calendar and can log in', async () => {
  const { callsOf } = visit({ isLogin: 0, more: [answer(makeNewWxLogin, { token: 't' })] });
  expect(await today()).toBeVisible();
  await user().click(await screen.findByRole('button', { name: '登录后订阅' }));
  await waitFor(() => expect(callsOf(makeNewLoginAuth).length).toBeGreaterThan(1));
  await rests('登录后订阅');
  expect(callsOf(isSubscribe)).toHaveLength(0);
});

test('an account without a number is led to bind one', async () => {
  const refuse = () => {
    throw new CallError('silent', codes.NOT_BOUND, '请先绑定手机号');
  };
  visit({ isLogin: 0, more: [answer(makeNewWxLogin, refuse)] });
  await user().click(await screen.findByRole('button', { name: '登录后订阅' }));
  expect(await screen.findByLabelText('address')).toHaveTextContent('/register-login?back=%2Fmake-new');
});

test('without a network the last calendar is there with its date', async () => {
  const first = visit();
  await today();
  first.unmount();
  jest.setSystemTime(Date.parse('2026-03-11T12:30:00+08:00'));
  visit({ calendar: silence });
  expect(await screen.findByText('网络不可用，显示的是 10:00 的数据')).toBeVisible();
  expect(await today()).toHaveTextContent('晨光微电');
});

test('without a network and without earlier data there is a card with a retry', async () => {
  let isOffline = true;
  visit({ calendar: () => (isOffline ? silence() : calendar) });
  const alert = await screen.findByRole('alert');
  isOffline = false;
  await user().click(within(alert).getByRole('button', { name: '重试' }));
  expect(await today()).toBeVisible();
});

test('no shares at all', async () => {
  visit({ calendar: () => calendarOf([]) }, { at: '/page?view=list', path: '/page' });
  expect(await screen.findByText('今天没有新股安排。')).toBeVisible();
  expect(screen.getByText('近期没有新股，有新公告后会显示在这里')).toBeVisible();
});

test('the rehearsal lays out money, deadlines and conflicts of the marked shares, and keeps the marks', async () => {
  const at = { at: '/page?view=rehearsal', path: '/page' };
  const first = visit({}, at);
  await user().click(await screen.findByRole('checkbox', { name: /晨光微电/ }));
  await user().click(screen.getByRole('checkbox', { name: /瑞禾生物/ }));
  await user().click(screen.getByRole('checkbox', { name: /青岚软件/ }));
  await user().type(screen.getByRole('textbox', { name: /可用资金/ }), '5000');
  const result = screen.getByRole('region', { name: '演练结果' });
  expect(result).toHaveTextContent('瑞禾生物 申购冻结15:00 前−¥400,000.00');
  expect(result).toHaveTextContent('当天共需 ¥400,000.00，可用 ¥5,000.00，还差 ¥395,000.00');
  expect(result).toHaveTextContent('晨光微电 缴款16:00 前−¥6,170.00');
  expect(result).toHaveTextContent('青岚软件的发行价待公布，暂未计入。');
  first.unmount();
  visit({}, at);
  expect(await screen.findByRole('checkbox', { name: /晨光微电/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /可用资金/ })).toHaveValue('5000');
});

test('listed shares say whether they rose or fell in words', async () => {
  visit({}, { at: '/page?view=listed', path: '/page' });
  const card = await screen.findByRole('region', { name: '上市首日表现' });
  await waitFor(() => expect(card).toHaveTextContent('涨 45.20%一签赚 ¥5,230.00'));
  expect(card).toHaveTextContent('跌 3.10%一签亏 ¥310.00');
});
