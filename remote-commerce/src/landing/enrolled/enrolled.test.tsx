import { landingProducts, type LandingProduct } from '@suite/api';
import { orderWith } from '@suite/features/checkout/testing';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdvancedSuccessPage from './advanced-success.page';
import GameSuccessPage from './game-success.page';

const product: LandingProduct = {
  goods_id: 'advanced-1',
  kind: 'advanced',
  name: '进阶课：资产配置实战',
  level: 3,
  pay_key: '',
  sale_state: 'owned',
  sale_reason: '您已购买，可直接去学习',
  order: null,
};

test('an enrolled learner is told what comes next', async () => {
  renderPage(<AdvancedSuccessPage />, { answers: [answer(landingProducts, [product])] });
  expect(await screen.findByRole('heading', { level: 1, name: '报名成功' })).toBeVisible();
  expect(screen.getByRole('link', { name: '去签署' })).toHaveAttribute('href', '/myinfo/contract');
  expect(screen.getByRole('link', { name: '添加老师' })).toHaveAttribute(
    'href',
    '/look-teach-weachat?line=advanced',
  );
  expect(screen.getByRole('link', { name: '选择开班日期' })).toHaveAttribute('href', '/class-info');
  expect(screen.getByRole('link', { name: '填写地址' })).toHaveAttribute(
    'href',
    '/advanced-lesson-finance/receive',
  );
});

test('players leave an address first', async () => {
  renderPage(<GameSuccessPage />, { answers: [answer(landingProducts, [{ ...product, kind: 'finance' }])] });
  expect(await screen.findByRole('link', { name: '填写信息' })).toHaveAttribute(
    'href',
    '/advanced-lesson-game/message',
  );
});

test('a visitor is not told to be enrolled before the provider says so, and it can be asked again', async () => {
  let isKnown = false;
  renderPage(<AdvancedSuccessPage />, {
    answers: [
      answer(landingProducts, () => [
        isKnown ? product : { ...product, sale_state: 'open', sale_reason: '' },
      ]),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: '还没有查到报名记录' })).toBeVisible();
  expect(screen.queryByText('报名成功')).toBeNull();
  isKnown = true;
  await userEvent.click(screen.getByRole('button', { name: '再查一次' }));
  expect(await screen.findByRole('heading', { level: 1, name: '报名成功' })).toBeVisible();
});

test('a learner whose other course excludes this one is not told to be enrolled in it, but why', async () => {
  const sale_reason = '您已拥有旧版财商课，可免费升级到新版，无需重复购买';
  renderPage(<GameSuccessPage />, {
    answers: [
      answer(landingProducts, [{ ...product, kind: 'finance', sale_state: 'exclusive', sale_reason }]),
    ],
  });
  expect(await screen.findByText(sale_reason)).toBeVisible();
  expect(screen.queryByText('报名成功')).toBeNull();
  expect(screen.getByRole('link', { name: '去学习' })).toHaveAttribute('href', '/');
});

test('an order that waits to be paid has paying as its main button', async () => {
  renderPage(<AdvancedSuccessPage />, {
    answers: [
      answer(landingProducts, [{ ...product, sale_state: 'open', sale_reason: '', order: orderWith() }]),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: '还差一步' })).toBeVisible();
  const main = screen.getByRole('link', { name: '继续支付' });
  expect(main).toHaveClass('primary');
  expect(screen.getByRole('button', { name: '再查一次' })).not.toHaveClass('primary');
});
