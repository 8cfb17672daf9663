import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeCanvas, fakeViews, renderPage } from '@suite/ui/testing';
import ChangePage from '../change/change.page';
import FestoPage from '../festo/festo.page';
import FreePage from '../free/free.page';
import IncomePage from '../income/income.page';
import RealtyPage from '../realty/realty.page';

// jsdom has no canvas.
jest.mock('../../chart/stacked-plot', () => ({
  drawPlot: jest.fn(() => ({ remove: () => undefined, point: () => undefined, show: () => undefined })),
}));

const user = userEvent.setup();
const summary = () => screen.getByRole('status', { name: '结果摘要' });
const card = (title: string) => screen.getByRole('region', { name: title });
const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  fakeViews();
});
afterEach(() => jest.restoreAllMocks());

const pages = [
  ['收益计算器', IncomePage, '到期本息 ¥13,439.16', '本金'],
  ['财务自由计算器', FreePage, '实现财务自由还要 19 年 6 个月', '每月支出'],
  ['定投计算器', FestoPage, '期末市值 ¥163,264.29', '每期定投'],
  ['汇率换算', ChangePage, '换成人民币 706.38 CNY', '金额'],
  ['房产计算器', RealtyPage, '买卖税费合计 ¥40,000.00', '成交价'],
] as const;

describe.each(pages)('%s', (title, Page, result, field) => {
  test('a first visit shows a usual result at once, with its sentence, table and formula', async () => {
    await act(async () => void renderPage(<Page />));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(summary()).toHaveTextContent(result);
    expect(card('计算结果').querySelector('p')?.textContent).toMatch(/。$/);
    expect(screen.getAllByRole('table').length).toBeGreaterThan(0);
    expect(screen.getByRole('region', { name: /计算公式/ })).toBeVisible();
  });

  test('a wrong field says so; the rest of the page stays, with the last result', async () => {
    renderPage(<Page />);
    const tables = screen.getAllByRole('table').length;
    await type(field, '');
    expect(screen.getByLabelText(field)).toBeInvalid();
    await waitFor(() => expect(card('计算结果')).toHaveTextContent('改好后这里会自动显示结果'));
    expect(screen.getAllByRole('table')).toHaveLength(tables);
    await user.click(screen.getByRole('button', { name: '去修改' }));
    expect(screen.getByLabelText(field)).toHaveFocus();
  });
});

test('two cases stand side by side, and the first one can be had back', async () => {
  renderPage(<IncomePage />);
  await user.click(screen.getByRole('button', { name: '对比另一方案' }));
  expect(screen.queryByRole('button', { name: '对比另一方案' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: '单利' }));
  await waitFor(() => expect(card('方案对比')).toHaveTextContent('¥13,439.16¥13,000.00'));
  expect(card('方案对比')).toHaveTextContent('方案二的到期本息比方案一少 ¥439.16。');
  await user.click(screen.getByRole('button', { name: '换回方案一' }));
  await waitFor(() => expect(summary()).toHaveTextContent('¥13,439.16'));
  await user.click(screen.getByRole('button', { name: '结束对比' }));
  expect(screen.queryByRole('region', { name: '方案对比' })).toBeNull();
});

test('the case that was put aside is still there after a reload', async () => {
  const first = renderPage(<IncomePage />);
  await user.click(screen.getByRole('button', { name: '对比另一方案' }));
  first.unmount();
  renderPage(<IncomePage />);
  expect(card('方案对比')).toHaveTextContent('¥13,439.16');
});

test('a picture of the result says all that stands on it', async () => {
  const { texts } = fakeCanvas();
  renderPage(<IncomePage />);
  await user.click(screen.getByRole('button', { name: '结果图片' }));
  const sheet = within(await screen.findByRole('dialog', { name: '结果图片' }));
  const picture = await sheet.findByRole('img', {
    name: /收益计算器，到期本息 ¥13,439\.16，本金 ¥10,000\.00/,
  });
  expect(picture).toBeVisible();
  expect(texts).toContain('¥13,439.16');
});

test('the address of a result brings it back', () => {
  renderPage(<FestoPage />, {
    path: '/page',
    at: '/page?instalment=500&years=1&rate=0&falls=yes&fallYear=1&fallPercent=50',
  });
  expect(summary()).toHaveTextContent('期末市值 ¥3,000.00');
  expect(summary()).toHaveTextContent('亏损 ¥3,000.00');
});

test('the second view of the income page says what is left of a salary, and the cliff of a bonus', async () => {
  renderPage(<IncomePage />);
  await user.click(screen.getByRole('radio', { name: '收入到手' }));
  expect(await screen.findByRole('heading', { level: 1, name: '收入到手' })).toBeVisible();
  // 20,000 x 12 + 36,000 - 54,000 insured - 5,880 - 1,080.
  expect(summary()).toHaveTextContent('全年到手 ¥215,040.00');
  expect(card('计算结果')).toHaveTextContent('年终奖单独计税比并入工资少交 ¥2,520.00。');
  expect(within(card('逐月预扣')).getByRole('row', { name: /^6 月/ })).toHaveTextContent('630.00');
  await type('年终奖', '36001');
  await waitFor(() => expect(card('计算结果')).toHaveTextContent('只发 ¥36,000.00，到手反而多 ¥2,309.10。'));
  expect(card('年终奖多发少得的区间')).toHaveTextContent('您填的 ¥36,001.00 在这个区间里');
  expect(card('计算公式（累计预扣）')).toHaveTextContent('有效期到 2026-06-30，已经过期');
  await user.click(screen.getByRole('radio', { name: '收益' }));
  expect(summary()).toHaveTextContent('到期本息 ¥13,439.16');
});

test('a capital that runs out is not called enough, and its chances are simulated when the learner comes near', async () => {
  const views = fakeViews();
  renderPage(<FreePage />, {
    path: '/page',
    at: '/page?savings=600000&annualReturn=0&withdrawal=10&inflation=10',
  });
  expect(summary()).toHaveTextContent('现在起资产够用 7.0 年');
  expect(card('从今天起只花不存')).toHaveTextContent('支出随通胀增加，7.0 年后资产不够下个月的支出。');
  expect(screen.queryByText('已经实现')).toBeNull();
  act(() => views.forEach((view) => view.show(true)));
  await waitFor(() =>
    expect(within(card('市场有涨有跌，够用多久')).getByRole('row', { name: /^10 年/ })).toHaveTextContent(
      '8 次',
    ),
  );
});

test('a result is printed with every year open', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderPage(<FestoPage />, { context: 'browser' });
  await user.click(screen.getByRole('button', { name: '打印' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(screen.getByRole('row', { name: /^120 期/ })).toBeInTheDocument();
});

test('last pairs of currencies are a tap away, and stay where they are when they are tapped', async () => {
  renderPage(<ChangePage />);
  expect(screen.queryByRole('group', { name: '最近换过' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /对调两种货币/ }));
  const pairs = within(screen.getByRole('group', { name: '最近换过' }));
  const names = () => pairs.getAllByRole('button').map((button) => button.textContent);
  expect(names()).toEqual(['人民币 → 美元', '美元 → 人民币']);
  await user.click(pairs.getByRole('button', { name: '美元 → 人民币' }));
  expect(names()).toEqual(['人民币 → 美元', '美元 → 人民币']);
  await waitFor(() => expect(summary()).toHaveTextContent('706.38 CNY'));
});

test('the built-in rates say their day, their source, and how old they are', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T12:00:00+08:00'));
  renderPage(<ChangePage />);
  expect(screen.getByText(/^数据截至 2025-12-12，来源：中国人民银行授权中国外汇交易中心/)).toBeVisible();
  expect(screen.getByText(/这是 345 天前的数据/)).toBeVisible();
  expect(card('计算结果')).toHaveTextContent('所用汇率2025-12-12 中间价');
});

test('a rate of the day is typed, compared with the built-in one, and turned round with the pair', async () => {
  renderPage(<ChangePage />);
  await user.click(screen.getByRole('radio', { name: '自填当日汇率' }));
  expect(screen.getByLabelText('1 USD =')).toHaveValue('7.0638');
  expect(screen.getByText('已填入 2025-12-12 的中间价，请改成您查到的当日汇率')).toBeVisible();
  await type('1 USD =', '6.7152');
  await waitFor(() =>
    expect(card('计算结果')).toHaveTextContent('比按 2025-12-12 的中间价少换 34.86 人民币'),
  );
  await user.click(screen.getByRole('button', { name: /对调两种货币/ }));
  expect(screen.getByLabelText('1 CNY =')).toHaveValue('0.148916');
});

test('the built-in rate of a pair is one that the field takes, and so is one that is turned round', async () => {
  renderPage(<ChangePage />, { path: '/page', at: '/page?from=JPY&to=USD' });
  await user.click(screen.getByRole('radio', { name: '自填当日汇率' }));
  expect(screen.getByLabelText('1 JPY =')).toHaveValue('0.00641921');
  expect(screen.getByLabelText('1 JPY =')).toBeValid();
  await type('1 JPY =', '22.1');
  await user.click(screen.getByRole('button', { name: /对调两种货币/ }));
  expect(screen.getByLabelText('1 USD =')).toHaveValue('0.0452489');
  await waitFor(() => expect(screen.getByLabelText('1 USD =')).toBeValid());
});

test('at a rate of 0 the worth is what was paid, and no gap grows', () => {
  const { unmount } = renderPage(<FestoPage />, { path: '/page', at: '/page?rate=0' });
  expect(card('投入与市值')).toHaveTextContent('市值一直等于累计投入。');
  unmount();
  renderPage(<FestoPage />, { path: '/page', at: '/page?falls=yes&fallPercent=1' });
  expect(card('投入与市值')).toHaveTextContent('市值一直不低于累计投入。');
});

test('a home with a loan is not called paid in full', async () => {
  renderPage(<RealtyPage />, { path: '/page', at: '/page?rent=0' });
  expect(card('计算结果')).not.toHaveTextContent('全款买入');
  await type('首付比例', '100');
  await waitFor(() => expect(card('计算结果')).toHaveTextContent('全款买入，净租金收益率'));
});

test('the rate of a home’s loan follows its term', async () => {
  renderPage(<RealtyPage />);
  expect(screen.getByRole('radio', { name: 'LPR 3.50%' })).toBeChecked();
  await type('贷款年限', '5');
  expect(screen.getByRole('radio', { name: 'LPR 3.00%' })).toBeChecked();
});

test('no plot begins after 0 months', () => {
  for (const Page of [IncomePage, FreePage]) {
    const { unmount } = renderPage(<Page />);
    expect(
      screen.getAllByRole('slider', { name: /拖动查看各期/ })[0]?.getAttribute('aria-valuetext'),
    ).toMatch(/^今天：/);
    unmount();
  }
});

test('a seller who waits pays less', async () => {
  renderPage(<RealtyPage />);
  await user.click(screen.getByRole('radio', { name: '不满 2 年' }));
  await waitFor(() => expect(card('计算结果')).toHaveTextContent('等卖方持有满两年再交易，税费少 ¥'));
  expect(screen.getByText(/^数据截至 2026-01-01/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '新房' }));
  expect(screen.queryByRole('radio', { name: '不满 2 年' })).toBeNull();
  await waitFor(() => expect(summary()).toHaveTextContent('契税 ¥18,348.62'));
});
