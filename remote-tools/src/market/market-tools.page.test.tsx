import { codes, fundInfo, fundList, type Fund, type FundDetail } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, fakeViews, renderPage } from '@suite/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MarketToolsPage from './market-tools.page';
import { detailOf, fundOf, valuesFrom } from './testing';

const show = jest.fn();
const drawLines = jest.fn((..._: unknown[]) => ({ show, point: jest.fn(), remove: jest.fn() }));
jest.mock('../chart/line-plot', () => ({ drawLines: (...args: unknown[]) => drawLines(...args) }));
afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  fakeViews();
});

const funds = [
  fundOf(),
  fundOf({ fund_id: 2, name: '晨曦纯债债券', code: '022200', type: 'bond', year_change: '3.10' }),
  fundOf({
    fund_id: 3,
    name: '明川多元混合',
    code: '012300',
    type: 'mixed',
    status: 'stopped',
    year_change: '',
  }),
  fundOf({ fund_id: 4, name: '北辰央企指数', code: '032400', type: 'index', year_change: '-8.00' }),
];
const details: Record<number, FundDetail> = {
  1: detailOf(),
  2: detailOf({
    ...(funds[1] as Fund),
    list: valuesFrom('2026-03-08', ['1.0000', '1.0100', '1.0050']),
  }),
  3: detailOf({ ...(funds[2] as Fund), list: [] }),
  4: detailOf({ ...(funds[3] as Fund), list: valuesFrom('2026-03-08', ['1.0000', '0.9000', '0.9500']) }),
};

const visit = (at = '/page', list: () => Fund[] = () => funds) =>
  renderPage(<MarketToolsPage />, {
    path: '/page',
    at,
    answers: [
      answer(fundList, list),
      answer(fundInfo, ({ fund_id }) => {
        const fund = details[fund_id];
        if (!fund) throw new CallError('shown', codes.NOT_FOUND, '没有这只基金，或基金已下架');
        return fund;
      }),
    ],
  });

const names = () =>
  screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label')?.replace('对比', ''));

test('funds come by the change of a year, with the date of their values', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-11T12:00:00+08:00'));
  visit();
  const list = await screen.findByRole('region', { name: '基金列表' });
  expect(names()).toEqual(['远山价值股票', '晨曦纯债债券', '北辰央企指数', '明川多元混合']);
  expect(list).toHaveTextContent('共 4 只');
  expect(within(list).getByRole('button', { name: /明川多元混合/ })).toHaveTextContent('已终止');
  expect(within(list).getByRole('button', { name: /明川多元混合/ })).toHaveTextContent('--');
  expect(within(list).getByRole('button', { name: /远山/ })).toHaveTextContent('1.23453月10日');
});

test('search, type and order narrow the list; nothing found offers to clear', async () => {
  visit();
  await screen.findByRole('region', { name: '基金列表' });
  await userEvent.click(screen.getByRole('tab', { name: '债券型' }));
  expect(names()).toEqual(['晨曦纯债债券']);
  await userEvent.type(screen.getByRole('textbox', { name: '搜索' }), '不存在');
  expect(screen.getByText('没有符合条件的基金，换个条件试试')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '清除条件' }));
  expect(names()).toHaveLength(4);
  await userEvent.click(screen.getByRole('radio', { name: '单位净值' }));
  expect(screen.getByRole('radio', { name: '单位净值' })).toBeChecked();
});

test('no funds, and a list that failed', async () => {
  visit('/page', () => []).unmount();
  visit('/page', () => []);
  expect(await screen.findByText('还没有基金数据，数据更新后会显示在这里')).toBeVisible();
});

test('a list that failed is tried again', async () => {
  let isDown = true;
  visit('/page', () => {
    if (isDown) throw new CallError('service', 0, 'network failure');
    return funds;
  });
  await screen.findByRole('alert');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('region', { name: '基金列表' })).toBeVisible();
});

test('without a network the last funds are there with the time at which they were read', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T20:30:00+08:00'));
  visit('/page?fund=1').unmount();
  const first = visit('/page?fund=1');
  await screen.findByRole('heading', { level: 1, name: '远山价值股票' });
  await userEvent.click(screen.getByRole('button', { name: '基金列表' }));
  await screen.findByRole('region', { name: '基金列表' });
  first.unmount();

  let isDown = true;
  const broken = () => {
    throw new CallError('service', 0, 'network failure');
  };
  const open = (at: string) =>
    renderPage(<MarketToolsPage />, {
      path: '/page',
      at,
      answers: [answer(fundList, () => (isDown ? broken() : funds)), answer(fundInfo, broken)],
    });
  const list = open('/page');
  expect(await screen.findByText('网络不可用，显示的是 20:30 的数据')).toBeVisible();
  expect(screen.getByRole('region', { name: '基金列表' })).toHaveTextContent('共 4 只');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(screen.queryByText(/网络不可用/)).toBeNull());
  list.unmount();

  const fund = open('/page?fund=1');
  expect(await screen.findByText('网络不可用，显示的是 20:30 的数据')).toBeVisible();
  expect(screen.getByText(/^净值日期 2026-03-10/)).toBeVisible();
  fund.unmount();
  open('/page?fund=2');
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
});

test('only the funds that were looked at last stay on the device', async () => {
  for (const id of [1, 2, 3, 4]) {
    const view = visit(`/page?fund=${id}`);
    await screen.findByRole('heading', { level: 1, name: details[id]?.name });
    view.unmount();
  }
  const kept = Object.keys(localStorage).flatMap((key) => /fund\.\d$/.exec(key) ?? []);
  expect(kept.sort()).toEqual(['fund.2', 'fund.3', 'fund.4']);
});

const linesOf = (call: unknown[] | undefined) =>
  (call?.[1] as { lines: { label: string; values: number[] }[] } | undefined)?.lines;

test('a fund has its values, its course on one axis at a time, and the fall', async () => {
  visit();
  await userEvent.click(await screen.findByRole('button', { name: /远山价值股票/ }));
  expect(await screen.findByRole('heading', { level: 1, name: '远山价值股票' })).toBeVisible();
  expect(screen.getByText(/^净值日期 2026-03-10/)).toBeVisible();
  expect(await screen.findByRole('slider', { name: /^复权净值从 2026年3月8日的 1.0000/ })).toBeVisible();
  expect(linesOf(drawLines.mock.calls[0])).toEqual([
    expect.objectContaining({ label: '复权净值', values: [1, 1.1, expect.closeTo(1.2345, 9)] }),
  ]);
  await userEvent.click(screen.getByRole('radio', { name: '累计净值' }));
  expect(linesOf([null, show.mock.calls[0]?.[0]])).toEqual([expect.objectContaining({ label: '累计净值' })]);
  // The picture answers the tap; the words follow it a frame later.
  expect(await screen.findByRole('slider', { name: /^累计净值从/ })).toHaveAttribute('aria-valuemax', '2');
  expect(show).toHaveBeenCalledTimes(1);
  expect(screen.getByText('最大回撤').nextSibling).toHaveTextContent('0.00%');
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  await userEvent.click(screen.getByText('用表格查看'));
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('2026-03-101.23451.2345');
});

test('a gain says how it is counted, and its one year is the figure of the server', async () => {
  const values = valuesFrom(
    '2025-03-10',
    Array.from({ length: 366 }, (_, at) => (at < 200 ? ['1.0000', '1.0000'] : ['1.0000', '1.1000'])),
  );
  details[6] = detailOf({ fund_id: 6, list: values, date: '2026-03-10', year_change: '10.00' });
  visit('/page?fund=6');
  const card = await screen.findByRole('region', { name: '净值走势' });
  expect(within(card).getByText('区间收益（复权）').nextSibling).toHaveTextContent('+10.00%');
  expect(within(card).getByRole('radiogroup', { name: '时间范围' })).toHaveTextContent(
    '1 月3 月6 月1 年3 年全部',
  );
  expect(within(card).getByRole('radio', { name: '近 1 年' })).toBeChecked();
});

test('keys point at a day of the course', async () => {
  visit('/page?fund=1');
  const plot = await screen.findByRole('slider');
  expect(screen.getByText('2026-03-10 复权净值 1.2345')).toBeVisible();
  plot.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('2026-03-09 复权净值 1.1000')).toBeVisible();
  expect(plot).toHaveAttribute('aria-valuetext', '2026-03-09');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByText('2026-03-08 复权净值 1.0000')).toBeVisible();
});

test('a monthly investment is worked out, and a bad amount asks for one', async () => {
  visit('/page?fund=4');
  const card = await screen.findByRole('region', { name: '如果每月定投' });
  expect(card).toHaveTextContent('亏损 ¥50.00，收益率 −5.00%');
  await userEvent.clear(within(card).getByRole('textbox', { name: '每月金额' }));
  expect(card).toHaveTextContent('填写每月金额后显示结果。');
  expect(within(card).getByRole('link', { name: '用定投计算器细算' })).toBeVisible();
});

test('a fund that has no days yet says so; one that does not exist, too', async () => {
  visit('/page?fund=3').unmount();
  visit('/page?fund=3');
  expect(await screen.findByText('基金刚成立，数据积累后显示走势。')).toBeVisible();
});

test('an unknown fund is told in the words of the provider', async () => {
  visit('/page?fund=999');
  expect(await screen.findByRole('alert')).toHaveTextContent('没有这只基金，或基金已下架');
  expect(screen.getByRole('heading', { level: 1, name: '市场工具' })).toBeInTheDocument();
});

test('up to three funds are compared since their first common day', async () => {
  visit();
  for (const name of ['远山价值股票', '晨曦纯债债券'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `对比${name}` }));
  await userEvent.click(screen.getByRole('button', { name: '对比 2 只基金' }));
  expect(await screen.findByRole('heading', { level: 1, name: '基金对比' })).toBeVisible();
  expect(await screen.findByRole('slider')).toHaveAccessibleName(
    '从 2026-03-08 到 2026-03-10，远山价值股票 23.45%，晨曦纯债债券 0.50%。',
  );
  expect(linesOf(drawLines.mock.calls[0])).toHaveLength(2);
  const facts = screen.getByRole('region', { name: '关键数据' });
  expect(within(facts).getByRole('row', { name: /最大回撤/ })).toHaveTextContent('0.00%−0.50%');
});

test('funds without a common day have no figures to compare', async () => {
  const late = detailOf({
    fund_id: 5,
    name: '东篱新锐混合',
    list: valuesFrom('2026-03-11', ['1.0000', '1.1000']),
  });
  details[5] = late;
  visit('/page?compare=1,5&view=compare');
  const facts = await screen.findByRole('region', { name: '关键数据' });
  expect(within(facts).getByRole('row', { name: /区间收益/ })).toHaveTextContent('区间收益（复权）----');
  expect(within(facts).getByRole('row', { name: /最大回撤/ })).toHaveTextContent('最大回撤----');
});

test('one fund is not a comparison, and a fourth is refused', async () => {
  visit('/page?compare=1,2,3');
  await screen.findByRole('region', { name: '基金列表' });
  await userEvent.click(screen.getByRole('checkbox', { name: '对比北辰央企指数' }));
  expect(await screen.findByText('最多对比 3 只基金')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: '对比远山价值股票' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '对比晨曦纯债债券' }));
  expect(screen.getByRole('button', { name: '再选 1 只即可对比' })).toBeDisabled();
});
