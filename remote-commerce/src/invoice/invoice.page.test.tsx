import {
  invoiceIndex,
  invoiceInfo,
  invoiceList,
  refundContracts,
  type Invoice,
  type RefundContract,
} from '@suite/api';
import type { Context } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contract } from '../refund/testing';
import InvoicePage from './invoice.page';
import { invoice, order, red } from './testing';

const visit = (
  at: string,
  {
    list = [] as Invoice[],
    one = invoice(),
    orders = [order],
    contracts = [] as RefundContract[],
    context = 'browser' as Context,
  } = {},
) =>
  renderPage(<InvoicePage />, {
    path: '/myinfo/invoice',
    at: `/myinfo/invoice${at}`,
    context,
    answers: [
      answer(invoiceIndex, { orders, last: null }),
      answer(invoiceList, { list, total: list.length }),
      answer(invoiceInfo, one),
      answer(refundContracts, { list: contracts }),
    ],
  });

test('each paid order says what is left of it, and leads to its application', async () => {
  visit('', { orders: [{ ...order, left: '498.00' }] });
  const card = await screen.findByRole('region', { name: '财商课' });
  expect(card).toHaveTextContent('实付金额¥998.00');
  expect(card).toHaveTextContent('已开票¥500.00');
  expect(card).toHaveTextContent('可开票金额¥498.00');
  expect(within(card).getByRole('link', { name: '开发票' })).toHaveAttribute(
    'href',
    '/myinfo/invoice/billing?order_no=CS1',
  );
});

test('without an order and without an invoice it says what would be here', async () => {
  visit('', { orders: [] });
  expect(await screen.findByText(/没有可以开票的订单/)).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: '我的发票' }));
  expect(await screen.findByText(/还没有开过发票/)).toBeVisible();
});

test('the address names the tab, and a row leads to its invoice', async () => {
  visit('?tab=issued', { list: [invoice({ status: 'making', invoice_no: '' })] });
  const row = await screen.findByRole('link', { name: /远山文化有限公司/ });
  expect(row).toHaveTextContent('¥998.00');
  expect(row).toHaveTextContent('开具中');
  expect(row).toHaveAttribute('href', '#/myinfo/invoice?id=3');
});

test.each<[string, Partial<Invoice>, RegExp, RegExp | undefined]>([
  ['开具中', { status: 'making', file_url: '', can_reissue: 0 }, /通常 10 分钟内开好/, /返回我的发票/],
  ['已开具', {}, /已发送到 caiwu@example.com/, /重开发票/],
  [
    '开具失败',
    { status: 'failed', fail_reason: '没有这个抬头', file_url: '', can_reissue: 0 },
    /没有这个抬头/,
    /重新申请/,
  ],
  [
    '开具失败',
    { status: 'failed', fail_reason: '', can_reissue: 0 },
    /^请核对开票信息后重新申请。$/,
    /重新申请/,
  ],
  ['冲红待确认', { red: red('confirming'), can_reissue: 0 }, /请在 .*3月6日.*原发票仍然有效/, /返回我的发票/],
  ['冲红中', { red: red('confirming'), title_type: 'person', can_reissue: 0 }, /正在冲红/, /返回我的发票/],
  ['冲红未通过', { red: red('refused') }, /受票方未认可冲红。原发票仍然有效/, /重开发票/],
  [
    '冲红未通过',
    { red: { ...red('refused'), refusal: null as unknown as string } },
    /^公司财务没有认可。原发票仍然有效。$/,
    /重开发票/,
  ],
  ['冲红已作废', { red: red('void') }, /72 小时内没有确认.*原发票仍然有效/, /重开发票/],
  [
    '已冲红',
    { red: red('issued'), status: 'reversed', can_reissue: 0, replaced_by_id: 4 },
    /不能再用于报销/,
    /查看新发票/,
  ],
])('an invoice that is %s says so, and what to do next', async (name, over, text, next) => {
  visit('?id=3', { one: invoice(over) });
  expect(await screen.findByText(name)).toBeVisible();
  expect(screen.getAllByText(text)[0]).toBeVisible();
  expect(screen.getByRole('link', { name: next })).toBeVisible();
});

test('a new invoice leads to the one that it replaces', async () => {
  visit('?id=4', { one: invoice({ id: 4, replaces_id: 3 }) });
  expect(await screen.findByRole('link', { name: /原发票/ })).toHaveAttribute('href', '/myinfo/invoice?id=3');
});

test('a browser opens the document; a web view, which cannot download, copies its link', async () => {
  const { unmount } = visit('?id=3');
  expect(await screen.findByRole('link', { name: '打开发票' })).toHaveAttribute(
    'href',
    'http://localhost/files/3.svg',
  );
  unmount();
  visit('?id=3', { context: 'messenger' });
  expect(await screen.findByText(/在浏览器打开/)).toBeVisible();
  expect(screen.queryByRole('link', { name: '打开发票' })).toBeNull();
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
  await userEvent.click(screen.getByRole('button', { name: '复制发票链接' }));
  expect(copied).toEqual(['http://localhost/files/3.svg']);
});

test('an invoice whose file is no page of the web offers no link to it', async () => {
  visit('?id=3', { one: invoice({ file_url: 'javascript:alert(1)' }) });
  expect((await screen.findAllByText(/远山文化有限公司/)).length).toBeGreaterThan(0);
  expect(screen.queryByText('发票文件')).toBeNull();
});

test('red letter and new invoice stand as steps', async () => {
  const old = invoice({ status: 'reversed', red: red('issued'), can_reissue: 0 });
  visit('?id=3', { one: old, list: [invoice({ id: 4, replaces_id: 3 }), old] });
  const card = await screen.findByRole('region', { name: '办理进度' });
  expect(within(card).getAllByRole('listitem')).toHaveLength(3);
  expect(card).toHaveTextContent('已完成已开新发票');
});

test.each(['refused', 'withdrawn'] as const)(
  'a refund that was %s says nothing about an invoice that is being made',
  async (status) => {
    const one = invoice({ status: 'making' });
    visit('?id=3', { one, contracts: [contract({ order_no: one.order_no, status })] });
    expect(await screen.findByText(/开具中/)).toBeVisible();
    await act(async () => undefined);
    expect(screen.queryByRole('region', { name: '办理进度' })).toBeNull();
  },
);
