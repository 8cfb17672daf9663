import { renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AgreementTick,
  ClosedOrder,
  PayBar,
  PendingOrderBar,
  PriceLines,
  ReturnChoice,
  UnknownOrder,
  useAgreement,
} from '..';
import { orderOf } from '../testing/machine-run';

const copied: string[] = [];

beforeEach(() => {
  copied.length = 0;
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
});

test('prices have two decimals, and no coupon is no line', () => {
  const price = { origin_price: '4998.00', coupon_price: '500.00', coupon_name: '新人券', price: '4498.00' };
  const { unmount } = renderPage(<PriceLines {...price} />);
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    '¥4,998.00',
    '−¥500.00',
    '¥4,498.00',
  ]);
  unmount();
  renderPage(<PriceLines {...price} coupon_price="0.00" price="4998.00" />);
  expect(screen.getAllByRole('definition')).toHaveLength(2);
});

test('the pay bar says what is paid and why it went wrong; a busy button takes no tap', async () => {
  const onAction = jest.fn();
  renderPage(<PayBar amount={99800} action="立即支付" onAction={onAction} isBusy problem="网络不稳定" />);
  expect(screen.getByText('¥998.00')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('网络不稳定');
  await userEvent.click(screen.getByRole('button', { name: '立即支付' }));
  expect(onAction).not.toHaveBeenCalled();
});

function Agreed({ onAgreed }: { onAgreed: () => void }) {
  const agreement = useAgreement(false);
  return (
    <>
      <AgreementTick {...agreement} />
      <button onClick={() => agreement.ask() && onAgreed()}>pay</button>
    </>
  );
}

test('a learner who goes on without the tick reads which agreement is missing, until it is ticked', async () => {
  const onAgreed = jest.fn();
  renderPage(<Agreed onAgreed={onAgreed} />);
  await userEvent.click(screen.getByRole('button', { name: 'pay' }));
  expect(screen.getByRole('alert')).toHaveTextContent('请先阅读并同意《用户协议与隐私政策》');
  expect(onAgreed).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: '《用户协议与隐私政策》' })).toHaveAttribute('href', '/agreement');
  await userEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意《用户协议与隐私政策》' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'pay' }));
  expect(onAgreed).toHaveBeenCalledTimes(1);
});

test('a pending order says how long it can be paid, and its number can be copied', async () => {
  renderPage(<PendingOrderBar orderNo="O20260311" remaining={754} />);
  expect(screen.getByRole('region', { name: '待支付订单' })).toHaveTextContent('剩余 12:34');
  await userEvent.click(screen.getByRole('button', { name: '复制订单号' }));
  expect(copied).toEqual(['O20260311']);
});

test('where the clock of the phone is wrong a pending order names no time', () => {
  renderPage(<PendingOrderBar orderNo="O20260311" remaining={undefined} />);
  expect(screen.getByRole('region', { name: '待支付订单' })).toHaveTextContent('订单待支付，请尽快支付');
  expect(screen.queryByRole('timer')).toBeNull();
});

test('an order that was paid elsewhere and refunded is not called unpaid, and keeps no one from ordering again', () => {
  renderPage(<ClosedOrder orderNo="O1" order={orderOf({ status: 'refunded' })} trace={() => ''} />);
  expect(screen.getByRole('region', { name: '订单已退款' })).toHaveTextContent('订单号 O1');
  expect(screen.queryByText(/没有按时支付|先不要重新下单/)).toBeNull();
});

test('an order that the server does not know says what to do, and can be told to the teacher', async () => {
  renderPage(<ClosedOrder orderNo="O1" order={null} trace={() => 'missing → closed'} />);
  expect(screen.getByRole('region', { name: '没有查到这笔订单' })).toHaveTextContent('没有付款可以重新下单');
  await userEvent.click(screen.getByRole('button', { name: '复制记录发给老师' }));
  expect(copied).toEqual(['missing → closed']);
});

test('after the cashier there are two answers, and its address to copy', async () => {
  const [onPaid, onPayAgain] = [jest.fn(), jest.fn()];
  renderPage(<ReturnChoice onPaid={onPaid} onPayAgain={onPayAgain} payUrl="https://cashier.test/O1" />);
  await userEvent.click(screen.getByRole('button', { name: '已完成支付' }));
  await userEvent.click(screen.getByRole('button', { name: '继续支付' }));
  await userEvent.click(screen.getByRole('button', { name: '复制链接' }));
  expect([onPaid.mock.calls.length, onPayAgain.mock.calls.length, copied]).toEqual([
    1,
    1,
    ['https://cashier.test/O1'],
  ]);
});

test('an order whose payment is unknown warns against paying again, says when it ends, and gives the service its record', async () => {
  renderPage(<UnknownOrder orderNo="O1" remaining={600} trace={() => 'tap → creating'} />);
  expect(screen.getByRole('alert')).toHaveTextContent('请勿重复支付，稍后在订单中查看');
  expect(screen.getByText(/10:00 后可以重新下单/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '复制记录发给老师' }));
  expect(copied).toEqual(['tap → creating']);
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
});
