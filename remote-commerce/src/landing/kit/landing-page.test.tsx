import {
  getNormalPrice,
  getPaidUsers,
  getPayPrice,
  landingConfig,
  landingProducts,
  type LandingProduct,
} from '@suite/api';
import { answer, fakeViews, renderPage, type Answer, type FakeView } from '@suite/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Operation from '../content/operation';

const product: LandingProduct = {
  goods_id: 'advanced-1',
  kind: 'advanced',
  name: '进阶课：资产配置实战',
  level: 3,
  pay_key: '1',
  sale_state: 'open',
  sale_reason: '',
  order: null,
};
const share = jest.fn();

interface Given extends Partial<LandingProduct> {
  price?: string;
  deadline?: string;
}

const answersFor = ({ price = '1800.00', deadline = '2026-03-12 23:59:59', ...part }: Given): Answer[] => [
  answer(landingProducts, [{ ...product, ...part }]),
  answer(getNormalPrice, { price: '2000.00' }),
  answer(getPayPrice, { price, coupon_price: '200.00', coupon_name: '老学员专享券' }),
  answer(landingConfig, { server_time: '2026-03-11 12:00:00', start_date: '2026-03-14', deadline }),
  answer(getPaidUsers, { total: 6213, list: [{ name: '张**', minutes_ago: 3 }] }),
];

const show = (given: Given = {}, at = '/page', answers = answersFor(given)) =>
  renderPage(<Operation />, {
    path: at.includes('/page/') ? '/page/:channel' : '/page',
    at,
    answers,
    platform: { messenger: { pay: async () => 'unknown', share, previewImages: async () => false } },
  });

const bar = () => within(screen.getByRole('region', { name: '报名' }));

let views: FakeView[];

beforeEach(() => {
  views = fakeViews();
  share.mockClear();
  Element.prototype.scrollIntoView = jest.fn();
});

test('the content is there before any answer, and headings are in order', () => {
  show({}, '/page', []);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('给每一笔钱找到方向');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8);
  expect(screen.getByRole('link', { name: /免费听一节试听课/ })).toHaveAttribute('href', '/audition-lesson');
  expect(bar().getByRole('button')).toHaveTextContent('立即报名');
});

test('a visitor sees price, coupon, class and the latest buyers', async () => {
  show();
  expect(await bar().findByText('¥1,800.00')).toBeVisible();
  expect(screen.getByText('已减 ¥200.00 · 老学员专享券')).toBeVisible();
  expect(screen.getByText('最近一期 3月14日开班')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('距本期报名截止 1 天 11:59:59');
  expect(screen.getByText('已有 6,213 位学员报名')).toBeVisible();
  expect(screen.getByRole('list', { name: '最近报名' })).toHaveTextContent('张**3 分钟前报名');
});

test.each(['/page/autumn-2026', '/page?channel=autumn-2026'])(
  'at %s the channel goes to the payment page and into the shared link',
  async (at) => {
    show({}, at);
    expect(await bar().findByRole('link', { name: '立即报名' })).toHaveAttribute(
      'href',
      '/pay/payment-advnaced/1?channel=autumn-2026',
    );
    expect(share).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: '给每一笔钱找到方向',
        link: expect.stringContaining(at.includes('?') ? 'channel=autumn-2026' : '/page/autumn-2026'),
      }),
    );
  },
);

test('words that are no channel are not carried on', async () => {
  show({}, '/page?channel=%3Cscript%3E');
  expect(await bar().findByRole('link', { name: '立即报名' })).toHaveAttribute(
    'href',
    '/pay/payment-advnaced/1',
  );
});

test('an owner is led to studying and sees no price in the bar', async () => {
  show({ sale_state: 'owned', sale_reason: '您已购买，可直接去学习' });
  expect(await bar().findByRole('link', { name: '去学习' })).toHaveAttribute('href', '/');
  expect(bar().getByText('您已购买，可直接去学习')).toBeVisible();
  expect(bar().queryByText('¥1,800.00')).toBeNull();
});

test('when it is sold out, the bar says so and leads to the trial lesson', async () => {
  show({ sale_state: 'sold-out', sale_reason: '名额已满，请关注下一期' });
  expect(await bar().findByText('名额已满，请关注下一期')).toBeVisible();
  expect(bar().getByRole('link', { name: '先听试听课' })).toHaveAttribute('href', '/audition-lesson');
});

test('a price that does not add up is not shown', async () => {
  show({ price: '18.00' });
  await bar().findByRole('link', { name: '立即报名' });
  expect(screen.queryByText(/18\.00/)).toBeNull();
});

test('a price that does not come is told in its place, and can be asked for again', async () => {
  let isBack = false;
  const price = { price: '1800.00', coupon_price: '200.00', coupon_name: '老学员专享券' };
  const answers = answersFor({}).map((one) =>
    one.path === getPayPrice.path
      ? answer(getPayPrice, () => (isBack ? price : Promise.reject(new Error('offline'))))
      : one,
  );
  show({}, '/page', answers);
  const again = await screen.findByRole('button', { name: '价格没有加载出来，请再试一次' });
  expect(screen.queryByText('课程一次付清，没有隐藏费用')).toBeNull();
  isBack = true;
  await userEvent.click(again);
  expect(await bar().findByText('¥1,800.00')).toBeVisible();
});

test('without an answer the bar offers to load again, and the page stays readable', async () => {
  let isBack = false;
  const answers = answersFor({}).map((one) =>
    one.path === landingProducts.path
      ? answer(landingProducts, () => (isBack ? [product] : Promise.reject(new Error('offline'))))
      : one,
  );
  show({}, '/page', answers);
  expect(await bar().findByRole('alert')).toHaveTextContent('课程信息没有加载出来');
  isBack = true;
  await userEvent.click(bar().getByRole('button', { name: '重试' }));
  expect(await bar().findByRole('link', { name: '立即报名' })).toBeVisible();
});

test('what is there stays without a complaint when a later read fails', async () => {
  let isOffline = false;
  const answers = answersFor({}).map((one) => ({
    ...one,
    reply: (...asked: Parameters<typeof one.reply>) =>
      isOffline ? Promise.reject(new Error('offline')) : one.reply(...asked),
  }));
  const { client } = show({}, '/page', answers);
  expect(await bar().findByRole('link', { name: '立即报名' })).toBeVisible();
  expect(await screen.findByText('已有 6,213 位学员报名')).toBeVisible();
  isOffline = true;
  await act(async () => {
    await client.refetchQueries();
    // The queries tell their pages a task later.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(bar().queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/没有加载出来/)).toBeNull();
});

test('a campaign that is over says so, and leads to the trial lesson', async () => {
  const answers = answersFor({}).map((one) =>
    one.path === landingProducts.path ? answer(landingProducts, []) : one,
  );
  show({}, '/page', answers);
  expect(await bar().findByText('这个活动已经结束')).toBeVisible();
  expect(bar().getByRole('link', { name: '先听试听课' })).toHaveAttribute('href', '/audition-lesson');
  expect(bar().queryByRole('alert')).toBeNull();
});

test('when enrolment ends, the next class is asked for', async () => {
  jest.useFakeTimers();
  const { callsOf } = show({ deadline: '2026-03-11 12:00:02' });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('timer')).toHaveTextContent('0:00:02');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(callsOf(landingConfig)).toHaveLength(2);
  jest.useRealTimers();
});

test('the parts of the page can be reached from its top', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: '常见问题' }));
  expect(screen.getByRole('heading', { name: '出发前想问的' })).toHaveFocus();
});

test('the entry of the section that is read is marked, and none over the poster', () => {
  show();
  const nav = within(screen.getByRole('navigation', { name: '本页内容' }));
  const seen = (kind: string, isInView: boolean) =>
    act(() => views.find(({ target }) => (target as HTMLElement).dataset.section === kind)?.show(isInView));
  const marked = () => nav.queryAllByRole('button', { current: true }).map(({ textContent }) => textContent);
  expect(marked()).toEqual([]);
  seen('promise', true);
  seen('suits', true);
  seen('promise', false);
  expect(marked()).toEqual(['适合谁']);
  seen('suits', false);
  expect(marked()).toEqual([]);
});
