import { hasRefund, invoiceList, refundContracts, signRefund, type Refund } from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RefundResultPage from './refund-result.page';
import { invoice, red } from '../invoice/testing';
import { contract, enter, refund } from './testing';

beforeEach(enter);
afterEach(() => {
  document.body.innerHTML = '';
});

const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const reversing = invoice({ red: { ...red('confirming'), is_for_refund: 1 } });

const visitResult = (known: Refund | null, withdrawn?: () => Refund) =>
  renderPage(<RefundResultPage />, {
    path: '/refund-result',
    at: '/refund-result?contractId=5',
    answers: [
      answer(hasRefund, { has_refund: 1, refund: known }),
      answer(signRefund, () => (withdrawn ?? refund)()),
      answer(refundContracts, { list: [contract({ status: 'submitted' })] }),
      answer(invoiceList, { list: [reversing], total: 1 }),
    ],
  });

test.each<[string, Partial<Refund>, RegExp]>([
  ['待填银行卡', { status: 'to_bind' }, /填写本人名下的银行卡/],
  ['退款申请已提交', { status: 'submitted', can_bind: 0 }, /约 3 天内审核/],
  ['审核中', { status: 'checking', can_bind: 0 }, /请耐心等待/],
  ['审核通过', { status: 'approved', can_bind: 0 }, /请耐心等待/],
  ['已打款', { status: 'on_way', can_bind: 0 }, /请耐心等待/],
  ['已到账', { status: 'arrived', can_bind: 0 }, /以银行到账通知为准/],
  ['退回失败', { status: 'failed', reason: '银行退回：户名不符' }, /户名不符/],
  ['未通过', { status: 'refused', can_bind: 0, reason: '已有证书' }, /已有证书/],
  ['已撤回', { status: 'withdrawn', can_bind: 0 }, /课程可以继续学习/],
])('%s is said with what it means', async (title, over, text) => {
  visitResult(refund({ ...over, can_withdraw: 0 }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: '撤回申请' })).toBeNull();
});

test('a refusal leads to the teacher, who can be asked about it', async () => {
  visitResult(refund({ status: 'refused', can_bind: 0, reason: '已有证书，如有疑问，请联系班主任' }));
  expect(await screen.findByRole('link', { name: '联系班主任' })).toBeVisible();
});

test('a refund that came back leads to entering the card anew; nothing asked for leads to the list', async () => {
  const page = visitResult(refund({ status: 'failed' }));
  expect(await screen.findByRole('link', { name: '重新填写银行卡' })).toBeVisible();
  page.unmount();
  visitResult(null);
  expect(await screen.findByText('还没有申请退款')).toBeVisible();
});

test('it is withdrawn after a question', async () => {
  const page = visitResult(refund({ status: 'submitted', can_bind: 0 }), () =>
    refund({ status: 'withdrawn', can_withdraw: 0, can_bind: 0 }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '撤回申请' }));
  await tap('取消');
  expect(page.callsOf(signRefund)).toEqual([]);
  await tap('撤回申请');
  await tap('确认撤回');
  await waitFor(() => expect(page.callsOf(signRefund)).toHaveLength(1));
  expect(await screen.findByRole('heading', { level: 1, name: '已撤回' })).toBeVisible();
});

test('refund, red letter and new invoice stand as one story, by the newest word about the refund', async () => {
  visitResult(refund({ status: 'approved', can_bind: 0, can_withdraw: 0 }));
  const card = await screen.findByRole('region', { name: '办理进度' });
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/^(已完成|进行中|未开始)/, '$1 ')),
  ).toEqual([
    '已完成 已提交退款申请¥821.57',
    '已完成 审核通过',
    '进行中 发票冲红待确认等待公司财务确认，确认后打款，之前原发票有效',
    '未开始 打款',
    '未开始 到账',
    '未开始 开新发票没有退的 ¥176.43 可以另开发票',
  ]);
});

test('when the money should arrive is said among the facts', async () => {
  visitResult(refund({ status: 'on_way', can_bind: 0, arrives_by: '2027-01-04' }));
  expect(await screen.findByText('预计到账')).toBeVisible();
  expect(screen.getByText(/1月4日前/)).toBeVisible();
});
