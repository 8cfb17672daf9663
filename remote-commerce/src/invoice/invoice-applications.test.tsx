import {
  applyInvoice,
  codes,
  invoiceCount,
  invoiceIndex,
  invoiceInfo,
  invoiceList,
  reissueInvoice,
  type ApplyInvoiceParams,
  type Invoice,
  type InvoiceCount,
  type InvoiceAddressee,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InvoiceBillingPage from './invoice-billing.page';
import InvoiceRebillingPage from './invoice-rebilling.page';
import InvoiceSuccessPage from './invoice-success.page';
import { company, enter, invoice, order, person, red } from './testing';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(enter);

interface Billing {
  at?: string;
  reason?: string;
  last?: InvoiceAddressee | null;
  list?: () => Invoice[];
  count?: () => InvoiceCount;
  apply?: (params: ApplyInvoiceParams) => Invoice;
}

const bill = ({
  at = '?order_no=CS1',
  reason = '',
  last = company,
  list = () => [],
  count = () => ({ ...order, reason }),
  apply,
}: Billing = {}) =>
  renderPage(<InvoiceBillingPage />, {
    path: '/myinfo/invoice/billing',
    at: `/myinfo/invoice/billing${at}`,
    answers: [
      answer(invoiceCount, count),
      answer(invoiceIndex, { orders: [order], last }),
      answer(invoiceList, () => ({ list: list(), total: 0 })),
      answer(applyInvoice, apply ?? (() => invoice({ status: 'making' }))),
    ],
  });

const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const address = () => screen.findByRole('status', { name: 'address' });

test('the last title is filled in, reviewed and sent once; then the page of success', async () => {
  const page = bill();
  await screen.findByText('开票金额');
  expect(box(/公司名称/)).toHaveValue('远山文化有限公司');
  await tap(/核对信息/);
  const review = await screen.findByRole('dialog', { name: '核对开票信息' });
  expect(review).toHaveTextContent('91350100M000100Y43');
  expect(review).toHaveTextContent('¥998.00');
  expect(page.callsOf(applyInvoice)).toEqual([]);
  await userEvent.dblClick(within(review).getByRole('button', { name: '提交申请' }));
  expect(await address()).toHaveTextContent('/myinfo/invoice/success?id=3');
  const [sent, ...more] = page.callsOf(applyInvoice);
  expect(sent?.params).toMatchObject({ ...company, order_no: 'CS1', amount: '998.00' });
  expect(more).toEqual([]);
});

test('what is wrong is said at its field; a tax number is written in upper case without blanks', async () => {
  bill({ last: null });
  await screen.findByText('开票金额');
  await tap(/核对信息/);
  expect(alerts()).toEqual(['请填写姓名', '请填写接收发票的邮箱']);
  await userEvent.click(screen.getByRole('radio', { name: '企业' }));
  expect(alerts()).toEqual(['请填写公司全称', '请填写税号', '请填写接收发票的邮箱']);
  await userEvent.type(box(/税号/), '9135 0100m000100y44');
  expect(box(/税号/)).toHaveValue('91350100M000100Y44');
  expect(screen.getByText(/像是有一位填错了/)).toBeVisible();
  expect(alerts()).toEqual(['请填写公司全称', '请填写接收发票的邮箱']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was typed is there after a reload', async () => {
  const first = bill({ last: person });
  await userEvent.clear(await screen.findByRole('textbox', { name: /姓名/ }));
  await userEvent.type(box(/姓名/), '许清禾');
  first.unmount();
  bill({ last: person });
  expect(await screen.findByRole('textbox', { name: /姓名/ })).toHaveValue('许清禾');
});

test('an application that the device cannot keep says so before it is reviewed', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  bill({ last: person });
  await screen.findByText('开票金额');
  await userEvent.type(box(/姓名/), '清');
  await waitFor(() => expect(alerts()).toEqual(['内容没能保存在这台设备上，请尽快提交']));
  jest.restoreAllMocks();
});

test('an application whose answer was lost is found by its key, and sent again with the same key', async () => {
  const made: Invoice[] = [];
  let arrives = false;
  const page = bill({
    list: () => made,
    apply: ({ client_key }) => {
      if (arrives) made.push(invoice({ client_key }));
      throw new CallError('service', 0, '');
    },
  });
  await screen.findByText('开票金额');
  await tap(/核对信息/);
  await tap('提交申请');
  await waitFor(() => expect(alerts()).toEqual(['网络不稳定，没有收到结果。填写的内容还在，请再试一次']));
  arrives = true;
  await tap('提交申请');
  expect(await address()).toHaveTextContent('/myinfo/invoice/success?id=3');
  const keys = page.callsOf(applyInvoice).map(({ params }) => (params as ApplyInvoiceParams).client_key);
  expect(keys[0]).toBe(keys[1]);
  expect(localStorage).toHaveLength(0);
});

describe('a refused application shows what the provider has now, without leaving the review', () => {
  const refusedBecause = async (now: Partial<InvoiceCount>) => {
    let count: InvoiceCount = { ...order, reason: '' };
    bill({
      count: () => count,
      apply: () => {
        count = { ...count, ...now };
        throw new CallError('shown', codes.RULE, '请核对后再提交');
      },
    });
    await screen.findByText('开票金额');
    await tap(/核对信息/);
    await tap('提交申请');
  };

  test('another amount', async () => {
    await refusedBecause({ left: '498.00' });
    const review = await screen.findByRole('dialog', { name: '核对开票信息' });
    await waitFor(() => expect(review).toHaveTextContent('开票金额¥498.00'));
  });

  test('that another tab or phone has applied: there is no button any more', async () => {
    await refusedBecause({ left: '0.00', reason: '这个订单已全额开票' });
    expect(await screen.findByText('这个订单已全额开票')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看我的发票' })).toHaveAttribute(
      'href',
      '/myinfo/invoice?tab=issued',
    );
    expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull();
  });
});

test.each([
  ['', '没有找到要开票的订单', '查看可开票订单'],
  ['?order_no=CS1', '这个订单已全额开票', '查看我的发票'],
])('at %s there is nothing to invoice, and a way on', async (at, text, way) => {
  bill({ at, reason: '这个订单已全额开票' });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toBeVisible();
});

const rebill = (old: () => Invoice, reissue: () => Invoice = () => ({ ...old(), red: red('confirming') })) =>
  renderPage(<InvoiceRebillingPage />, {
    path: '/myinfo/invoice/rebilling',
    at: '/myinfo/invoice/rebilling?id=3',
    answers: [answer(invoiceInfo, old), answer(reissueInvoice, reissue)],
  });

test('a re-issue needs a reason and a change; the old invoice is shown beside the new one', async () => {
  const page = rebill(() => invoice());
  await screen.findByRole('region', { name: '原发票' });
  await tap(/对比/);
  expect(alerts()).toEqual(['请选择重开原因']);
  await userEvent.click(screen.getByRole('radio', { name: '其他' }));
  await userEvent.type(box(/^原因/), '公司改名');
  await tap(/对比/);
  expect(alerts()).toEqual(['新发票与原发票相同，请修改需要更正的内容']);
  await userEvent.type(box(/公司名称/), '（集团）');
  await tap(/对比/);
  const review = await screen.findByRole('dialog', { name: '对比新旧发票' });
  const row = within(review).getByRole('row', { name: /发票抬头/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['远山文化有限公司', '远山文化有限公司（集团），有修改']);
  expect(review).toHaveTextContent('原因：公司改名');
  await userEvent.dblClick(within(review).getByRole('button', { name: '确认冲红并重开' }));
  expect(await address()).toHaveTextContent('/myinfo/invoice/success?id=3');
  expect(page.callsOf(reissueInvoice).map(({ params }) => params)).toEqual([
    expect.objectContaining({ invoice_id: 3, reason: '公司改名', title: '远山文化有限公司（集团）' }),
  ]);
});

test('a refused re-issue shows that another tab or phone has asked for it', async () => {
  let old = invoice();
  rebill(
    () => old,
    () => {
      old = invoice({ can_reissue: 0, red: red('confirming') });
      throw new CallError('shown', codes.RULE, '这张发票的冲红正在等待确认，请勿重复申请');
    },
  );
  await screen.findByRole('region', { name: '原发票' });
  await userEvent.click(screen.getByRole('radio', { name: '抬头填写错误' }));
  await userEvent.type(box(/公司名称/), '（集团）');
  await tap(/对比/);
  await tap('确认冲红并重开');
  expect(await screen.findByText(/现在不能重开/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '确认冲红并重开' })).toBeNull();
});

test('an invoice whose red letter waits cannot be issued anew', async () => {
  rebill(() => invoice({ can_reissue: 0, red: red('confirming') }));
  expect(await screen.findByText(/现在不能重开.*原发票仍然有效/)).toBeVisible();
});

test.each([
  ['an application', invoice({ status: 'making' }), '开票申请已提交', '查看进度'],
  ['a re-issue', invoice({ red: red('confirming') }), '重开申请已提交', '查看进度'],
  ['an invoice that came meanwhile', invoice({ status: 'issued' }), '发票已开具', '查看发票'],
  [
    'one that could not be issued',
    invoice({ status: 'failed', fail_reason: '税号有误' }),
    '发票开具失败',
    '查看进度',
  ],
])('the state is said of %s that the provider has', async (_, one, title, action) => {
  const visit = (reply: Invoice | (() => Invoice)) =>
    renderPage(<InvoiceSuccessPage />, {
      path: '/s',
      at: '/s?id=3',
      answers: [answer(invoiceInfo, reply)],
    });
  visit(one);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toBeVisible();
});

test('success is not said of what the provider does not have', async () => {
  renderPage(<InvoiceSuccessPage />, {
    path: '/s',
    at: '/s?id=9',
    answers: [
      answer(invoiceInfo, () => {
        throw new CallError('silent', codes.NOT_FOUND, '发票不存在');
      }),
    ],
  });
  expect(await screen.findByText('发票不存在')).toBeVisible();
  expect(screen.queryByText(/已提交/)).toBeNull();
});

test('a title that was corrected after a lost answer: the page says that the earlier application was taken', async () => {
  const made: Invoice[] = [];
  const lost = () => {
    throw new CallError('service', 0, '');
  };
  const open = () =>
    bill({
      apply: ({ client_key, ...to }) => {
        if (made.length > 0) return made[0] as Invoice;
        made.push(invoice({ ...to, client_key, status: 'making' }));
        return lost();
      },
      list: lost,
      last: person,
    });
  const page = open();
  await screen.findByText('开票金额');
  await tap(/核对信息/);
  await tap('提交申请');
  await waitFor(() => expect(alerts()).toHaveLength(1));
  page.unmount();
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: /姓名/ }), '清');
  await tap(/核对信息/);
  await tap('提交申请');
  expect(await address()).toHaveTextContent('/myinfo/invoice/success?id=3&earlier=1');
});

test('the page of success says that an earlier application counts', async () => {
  renderPage(<InvoiceSuccessPage />, {
    path: '/myinfo/invoice/success',
    at: '/myinfo/invoice/success?id=3&earlier=1',
    answers: [answer(invoiceInfo, invoice({ status: 'making' }))],
  });
  expect(await screen.findByText(/您修改之前提交的申请已经受理/)).toBeVisible();
});

test('an invoice of an order that is being refunded is not re-issued, and says why', async () => {
  renderPage(<InvoiceRebillingPage />, {
    path: '/myinfo/invoice/rebilling',
    at: '/myinfo/invoice/rebilling?id=3',
    answers: [answer(invoiceInfo, invoice({ can_reissue: 0, reissue_reason: '退款处理中，不能重开发票' }))],
  });
  expect(await screen.findByText('退款处理中，不能重开发票')).toBeVisible();
});
