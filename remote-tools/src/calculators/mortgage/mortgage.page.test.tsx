import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViews, renderPage, type FakeView } from '@suite/ui/testing';
import { drawPlot, type StackedData } from '../../chart/stacked-plot';
import { mortgageDefaults } from './mortgage-input';
import { resultOf } from './mortgage-result';
import { csvText } from './mortgage-schedule';
import MortgagePage from './mortgage.page';

// jsdom has no canvas.
jest.mock('../../chart/stacked-plot', () => ({
  drawPlot: jest.fn(() => ({ remove: () => undefined, point: () => undefined, show: () => undefined })),
}));
const drawn = jest.mocked(drawPlot);

const user = userEvent.setup();
const summary = () => screen.getByRole('status', { name: '结果摘要' });
const card = (title: string) => screen.getByRole('region', { name: title });
const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
};
const choose = (name: string | RegExp) => user.click(screen.getByRole('radio', { name }));

let views: FakeView[] = [];

/** Opens the page, goes to its plot, and waits until that has been loaded. */
async function open() {
  drawn.mockClear();
  views = fakeViews();
  const page = renderPage(<MortgagePage />);
  act(() => views[0]?.show(true));
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  return page;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

test('a first visit shows the result of a usual loan at once', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: '房贷计算器' })).toBeVisible();
  await waitFor(() => expect(summary()).toHaveTextContent('月供 ¥4,490.45'));
  await waitFor(() => expect(summary()).toHaveTextContent('总利息 ¥616,560.07'));
  await waitFor(() => expect(card('计算结果')).toHaveTextContent('还款总额¥1,616,560.07'));
  await waitFor(() =>
    expect(card('计算结果')).toHaveTextContent(
      '换成等额本金：首月月供 ¥5,694.45（多 ¥1,204.00），总利息 ¥526,457.92（少付 ¥90,102.15）',
    ),
  );
  expect(screen.getByText(/^数据截至 \d{4}-\d\d-\d\d/)).toBeVisible();
});

test('every input changes the result', async () => {
  await open();
  await type('贷款金额', '50');
  await waitFor(() => expect(summary()).toHaveTextContent('¥2,245.22'));
  await choose('直接填利率');
  expect(screen.getByLabelText('年利率')).toHaveValue('3.5');
  await type('年利率', '0');
  await waitFor(() => expect(summary()).toHaveTextContent('¥1,388.89'));
  await choose('等额本金');
  await waitFor(() => expect(card('计算结果')).toHaveTextContent('每月约递减¥0.00'));
  await user.click(screen.getByRole('button', { name: /贷款期限/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '贷款期限' }));
  await user.click(sheet.getByRole('radio', { name: /^20 年/ }));
  await waitFor(() => expect(summary()).toHaveTextContent('¥2,083.33'));
});

test('basis points are added to the LPR', async () => {
  await open();
  await choose('减点');
  await type('减点数', '40');
  expect(screen.getByText('3.10%')).toBeVisible();
  await waitFor(() => expect(summary()).toHaveTextContent('¥4,270.16'));
});

test('a combined loan by price has both lenders and their rates', async () => {
  await open();
  await user.click(screen.getByRole('tab', { name: '组合贷款' }));
  await choose('按房屋总价');
  expect(screen.getByText('首付金额').parentElement?.parentElement).toHaveTextContent('¥450,000.00');
  await waitFor(() => expect(card('计算结果')).toHaveTextContent('商业贷款（3.50%）¥450,000.00'));
  await waitFor(() => expect(card('计算结果')).toHaveTextContent('公积金贷款（2.60%）¥600,000.00'));
  await choose(/^二套/);
  await waitFor(() => expect(card('计算结果')).toHaveTextContent('公积金贷款（3.075%）'));
});

test('a faulty field says what is wrong, keeps what was typed, and the rest of the page stays usable', async () => {
  await open();
  await type('贷款金额', '20000');
  const field = screen.getByLabelText('贷款金额');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('商业贷款金额应在 1 至 10,000 万元之间');
  await waitFor(() => expect(summary()).toHaveTextContent('月供 —'));
  await waitFor(() => expect(card('计算结果')).toHaveTextContent('改好后这里会自动显示结果'));

  await choose('等额本金');
  await user.click(screen.getByRole('button', { name: '去修改' }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('20000');
  await type('贷款金额', '100');
  await waitFor(() => expect(summary()).toHaveTextContent('首月月供 ¥5,694.45'));
});

test('a prepayment shows what it saves, and the schedule can be had with and without it', async () => {
  await open();
  await choose('部分提前还');
  await waitFor(() => expect(summary()).toHaveTextContent('少付利息 ¥217,781.46结清时间 提前 7 年 9 个月'));
  expect(card('计算结果')).toHaveTextContent('第 267 期，提前 7 年 9 个月');
  act(() => views.forEach((view) => view.show(true)));
  expect(
    screen.getByRole('img', { name: /^提前还款后第 267 期结清，原计划第 360 期结清/ }),
  ).toBeInTheDocument();
  const data = drawn.mock.calls[drawn.mock.calls.length - 1]?.[1] as StackedData;
  expect(data).toMatchObject({ apart: true, shaded: true });
  expect(data.layers.map(({ values }) => values[60])).toEqual([694512.9, 895096.23]);
  const ways = within(card('缩短年限还是减少月供'));
  expect(ways.getByRole('row', { name: '少付利息 217,781.46 100,373.58' })).toBeVisible();
  await choose('年限不变，减少月供');
  await waitFor(() => expect(summary()).toHaveTextContent('少付利息 ¥100,373.58月供降到 ¥3,489.20'));
  expect(card('计算结果')).toHaveTextContent('第 61 期月供（之后）¥3,489.20');

  const plan = within(card('还款计划'));
  expect(plan.getByText('第 60 期后提前还款 ¥200,000.00')).toBeVisible();
  await choose('原计划');
  expect(plan.queryByText(/提前还款 ¥/)).not.toBeInTheDocument();
});

test('a faulty prepayment leaves the loan in sight', async () => {
  await open();
  await choose('部分提前还');
  await type('已还期数', '360');
  expect(screen.getByLabelText('已还期数')).toHaveAccessibleDescription('已还期数应在 1 至 359 期之间');
  await waitFor(() => expect(summary()).toHaveTextContent('月供 ¥4,490.45'));
});

test('a year of the schedule opens into its months', async () => {
  await open();
  const plan = within(card('还款计划'));
  expect(plan.getAllByRole('row')).toHaveLength(31);
  const year = plan.getByRole('button', { name: '第 1 年' });
  await user.click(year);
  expect(year).toHaveAttribute('aria-expanded', 'true');
  expect(plan.getAllByRole('row')).toHaveLength(43);
  expect(plan.getByRole('row', { name: '1 期 4,490.45 1,573.78 2,916.67 998,426.22' })).toBeVisible();
  await user.click(plan.getByRole('button', { name: '全部展开' }));
  expect(plan.getAllByRole('row')).toHaveLength(391);
  expect(plan.getByRole('row', { name: /^360 期 4,488.52 .* 0.00$/ })).toBeVisible();
  await user.click(plan.getByRole('button', { name: '全部收起' }));
  expect(plan.getAllByRole('row')).toHaveLength(31);
});

test('the plot gets every month and is told in words as well', async () => {
  await open();
  const data = drawn.mock.calls[0]?.[1] as StackedData;
  expect(data.layers.map(({ label, values }) => [label, values.length, values[0]])).toEqual([
    ['本金', 360, 1573.78],
    ['利息', 360, 2916.67],
  ]);
  expect(
    screen.getByRole('img', { name: /首月月供中利息占 65.0%，第 \d+ 期起本金超过利息/ }),
  ).toBeInTheDocument();
});

test('inputs are there on the next visit, until the defaults are asked for', async () => {
  const first = await open();
  await type('贷款金额', '88');
  await choose('等额本金');
  first.unmount();

  await open();
  expect(screen.getByLabelText('贷款金额')).toHaveValue('88');
  expect(screen.getByRole('radio', { name: '等额本金' })).toBeChecked();

  await user.click(screen.getByRole('button', { name: '恢复默认' }));
  // What loses the inputs comes first: the main button, which is last, keeps them.
  const keeps = within(await screen.findByRole('dialog', { name: '恢复默认' })).getAllByRole('button')[1];
  expect(keeps).toHaveTextContent('继续填写');
  await user.click(keeps!);
  expect(screen.getByLabelText('贷款金额')).toHaveValue('88');
  await user.click(screen.getByRole('button', { name: '恢复默认' }));
  const sheet = within(await screen.findByRole('dialog', { name: '恢复默认' }));
  await user.click(sheet.getByRole('button', { name: '恢复默认' }));
  await waitFor(() => expect(screen.getByLabelText('贷款金额')).toHaveValue('100'));
  await waitFor(() => expect(summary()).toHaveTextContent('¥4,490.45'));
});

test('spoilt storage does not keep the page from opening', async () => {
  localStorage.setItem('suite.counter.mortgage', '{"kind":"none","commercialAmount":[1]');
  await open();
  await waitFor(() => expect(summary()).toHaveTextContent('¥4,490.45'));
});

test('the schedule is a table for other programs, with the prepayment in its month', () => {
  const { result } = resultOf({ ...mortgageDefaults, prepay: 'part' });
  const lines = csvText(result?.prepaid?.schedule ?? [], result?.prepaid).split('\r\n');
  expect(lines[0]).toBe('\ufeff期数,月供,本金,利息,剩余本金,提前还款');
  expect(lines[1]).toBe('1,4490.45,1573.78,2916.67,998426.22,0.00');
  expect(lines[60]).toMatch(/^60,.*,696970.52,200000.00$/);
  expect(lines).toHaveLength(269);
});

test('the LPR says how old it is', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T12:00:00+08:00'));
  await open();
  expect(screen.getByText('这是 370 天前的数据，可能已有变化，请按最新公布的核对。')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /贷款期限/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '贷款期限' }));
  await user.click(sheet.getByRole('radio', { name: /^5 年/ }));
  expect(await screen.findByRole('radio', { name: '5 年及以下 LPR 3.00%' })).toBeChecked();
  jest.restoreAllMocks();
});
