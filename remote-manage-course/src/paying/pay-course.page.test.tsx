import {
  checkGoodsMutex,
  createPayment,
  manageGoods,
  managementPayOrder,
  payContractStatus,
  wapPayContractStatus,
  wapPayment,
  type Goods,
} from '@suite/api';
import { purchaseRecord, purchases } from '@suite/features/checkout/testing';
import { CallError } from '@suite/kernel';
import { answer } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterManagement, status } from '../testing';
import PayCoursePage from './pay-course.page';
import { goodsWith, orderWith, visitPaying } from './testing';

beforeEach(() => {
  localStorage.clear();
  enterManagement();
});

const editions = [
  ['old', createPayment, payContractStatus, '/manage-course'],
  ['new', wapPayment, wapPayContractStatus, '/manage-course/new-manage-course'],
] as const;

describe.each(editions)('the %s edition', (edition, payment, statusCall, hub) => {
  test('shows the price, needs the agreement, and pays once on a double tap', async () => {
    const { callsOf, sheet } = visitPaying(<PayCoursePage edition={edition} />, {
      query: () => orderWith({ status: 'paid' }),
    });
    const pay = await screen.findByRole('button', { name: '立即支付' });
    expect(screen.getAllByText('¥4,998.00').length).toBeGreaterThan(0);
    expect(screen.getByText('支付后签署')).toBeVisible();
    expect(screen.getByRole('region', { name: '退款' })).toHaveTextContent('请联系老师申请');
    await userEvent.click(pay);
    expect(screen.getByRole('alert')).toHaveTextContent('请先阅读并同意');
    expect(callsOf(managementPayOrder)).toHaveLength(0);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.dblClick(pay);
    expect(await screen.findByText('课程已购买')).toBeVisible();
    expect(screen.getByRole('link', { name: '去签署合同' })).toHaveAttribute(
      'href',
      '/manage-course/sign-contract',
    );
    expect(sheet).toHaveBeenCalledTimes(1);
    expect([callsOf(managementPayOrder).length, callsOf(payment).length]).toEqual([1, 1]);
  });

  test.each([
    [{ is_sign: 0, is_face: 0 }, '去签署合同', '/manage-course/sign-contract'],
    [{ is_sign: 1, is_face: 0 }, '去人脸核验', '/manage-course/face-verify'],
    [{ is_sign: 1, is_face: 1 }, '去学习', hub],
  ] as const)('a course that is bought, with the contract at %j, leads on', async (state, name, to) => {
    const { callsOf } = visitPaying(<PayCoursePage edition={edition} />, { state: { is_pay: 1, ...state } });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
    expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
    expect(callsOf(statusCall)).toHaveLength(1);
  });

  test('how far the course is does not wait for what excludes it, and is not shown before', async () => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const { callsOf } = visitPaying(<PayCoursePage edition={edition} />, {
      state: { is_pay: 1 },
      answers: [
        answer(checkGoodsMutex, async () => {
          await held;
          return { is_mutex: 0 as const, goods_name: '', names: [], reason: '' };
        }),
      ],
    });
    await waitFor(() => expect(callsOf(statusCall)).toHaveLength(1));
    expect(callsOf(manageGoods)).toHaveLength(0);
    expect(screen.queryByText('课程已购买')).toBeNull();
    arrive();
    expect(await screen.findByText('课程已购买')).toBeVisible();
  });

  test('what excludes the course is said, and the price is not even asked for', async () => {
    const { callsOf } = visitPaying(<PayCoursePage edition={edition} />, {
      mutex: { is_mutex: 1, names: ['精品课'], reason: '精品课已包含管理沟通课的全部内容。' },
    });
    expect(await screen.findByText('不能购买管理沟通课')).toBeVisible();
    expect(screen.getByText('您已有“精品课”。精品课已包含管理沟通课的全部内容。')).toBeVisible();
    expect(callsOf(manageGoods)).toHaveLength(0);
  });

  test('an unpaid order is gone on with, or its link is copied for another browser', async () => {
    visitPaying(<PayCoursePage edition={edition} />, { goods: () => goodsWith({ order: orderWith() }) });
    expect(await screen.findByRole('region', { name: '待支付订单' })).toBeVisible();
    expect(screen.getByRole('button', { name: '继续支付' })).toBeVisible();
    expect(screen.getByRole('button', { name: '复制付款链接' })).toBeVisible();
  });

  test('prices that do not add up cannot be paid', async () => {
    visitPaying(<PayCoursePage edition={edition} />, { goods: () => goodsWith({ price: '1.00' }) });
    expect(await screen.findByRole('button', { name: '重新获取价格' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('价格信息有误');
  });

  test('without a network there is a retry, which succeeds', async () => {
    let isDown = true;
    const orNothing = <Data,>(data: Data) => {
      if (isDown) throw new CallError('service', 0, 'offline');
      return data;
    };
    visitPaying(<PayCoursePage edition={edition} />, {
      answers: [
        answer(checkGoodsMutex, () =>
          orNothing({ is_mutex: 0 as const, goods_name: '', names: [], reason: '' }),
        ),
        answer(statusCall, () => orNothing(status({ is_pay: 0 }))),
      ],
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: '立即支付' })).toBeVisible();
  });
});

test('a course that is not on sale says why, and there is a way back', async () => {
  visitPaying(<PayCoursePage edition="old" />, {
    goods: () => goodsWith({ sale_state: 'sold-out', sale_reason: '名额已满，请关注下一期' }),
  });
  expect(await screen.findByText('名额已满，请关注下一期')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回管理课程' })).toBeVisible();
});

test('a course that comes without the field of an unpaid order has not been agreed to yet', async () => {
  const { order: _none, ...goods } = goodsWith();
  visitPaying(<PayCoursePage edition="new" />, { goods: () => goods as Goods });
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
});

test('what became of a payment waits for no other read, not even for what excludes the course', async () => {
  purchases
    .of({ line: 'management', user: 90 }, 'management.management')
    .save(purchaseRecord({ orderNo: 'GL1', amount: 499800 }));
  const never = () => new Promise<never>(() => undefined);
  visitPaying(<PayCoursePage edition="old" />, {
    query: () => orderWith({ status: 'paid' }),
    answers: [answer(checkGoodsMutex, never), answer(payContractStatus, never)],
  });
  expect(await screen.findByText('课程已购买')).toBeVisible();
});
