import {
  bankList,
  bindRefundCard,
  codes,
  hasRefund,
  outdatedConsents,
  refundBank,
  type BindCardParams,
  type Refund,
} from '@suite/api';
import { consentTo } from '@suite/features/consent/testing';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RefundBindCardPage from './refund-bind-card.page';
import { banks, enter, refund } from './testing';

const CARD = '6222020200112230';
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

let written: string[] = [];
const setItem = Storage.prototype.setItem;
beforeEach(() => {
  enter();
  written = [];
  Storage.prototype.setItem = function (key, value) {
    written.push(key, value);
    setItem.call(this, key, value);
  };
});
afterEach(() => {
  Storage.prototype.setItem = setItem;
  document.body.innerHTML = '';
});

interface Visit {
  known?: Refund | null;
  bind?: (params: BindCardParams) => Refund;
}

function visit({ known = refund(), bind }: Visit = {}) {
  const reports: unknown[] = [];
  const current = { refund: known };
  const page = renderPage(<RefundBindCardPage />, {
    path: '/refund-bind-card',
    at: '/refund-bind-card?contractId=5',
    answers: [
      answer(hasRefund, () => ({ has_refund: 1, refund: current.refund })),
      answer(refundBank, { is_show: 1, holder: '林一' }),
      answer(bankList, { list: banks }),
      answer(bindRefundCard, (params) =>
        (bind ?? (() => refund({ status: 'submitted', can_bind: 0 })))(params),
      ),
    ],
    platform: { report: (...all) => void reports.push(all) },
  });
  return { ...page, current, reports };
}

const card = () => screen.getByRole<HTMLInputElement>('textbox', { name: /银行卡号/ });
const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

async function fill() {
  await userEvent.type(await screen.findByRole('textbox', { name: /银行卡号/ }), CARD);
  await tap(/开户银行/);
  await userEvent.type(await screen.findByRole('textbox', { name: '搜索' }), '工行');
  expect(screen.queryByRole('button', { name: '招商银行' })).toBeNull();
  await tap('中国工商银行');
  await userEvent.click(screen.getByRole('checkbox', { name: /银行卡号使用说明/ }));
}

test('a pasted number that is too long says that its end is missing, until it is changed', async () => {
  visit();
  await userEvent.click(await screen.findByRole('textbox', { name: /银行卡号/ }));
  await userEvent.paste('6222 0202 0011 2233 4455 66');
  expect(card()).toHaveValue('6222 0202 0011 2233 445');
  expect(alerts()).toEqual(['最多 19 位数字，后面的没有填入']);
  await userEvent.keyboard('{Backspace}');
  expect(alerts()).toEqual([]);
});

test('the holder is the verified name, the card is masked in the review and sent once', async () => {
  const page = visit();
  await fill();
  expect(screen.queryByRole('textbox', { name: /持卡人/ })).toBeNull();
  expect(screen.getByText('林一')).toBeVisible();
  expect(card()).toHaveValue('6222 0202 0011 2230');
  await tap(/核对信息/);
  const review = await screen.findByRole('dialog', { name: '核对收款信息' });
  expect(review).toHaveTextContent('**** **** **** 2230');
  expect(review).not.toHaveTextContent('0202');
  await userEvent.dblClick(within(review).getByRole('button', { name: '确认提交' }));
  expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent(
    '/refund-result?contractId=5',
  );
  expect(page.callsOf(bindRefundCard).map(({ params }) => params)).toEqual([
    { contractId: 5, bank_id: 1, card_no: CARD, consent: expect.objectContaining({ item: 'bank_card' }) },
  ]);
});

test('no storage, address or report ever holds the card, and a reload starts with an empty field', async () => {
  const page = visit({
    bind: () => {
      throw new CallError('service', 0, '');
    },
  });
  await fill();
  await tap(/核对信息/);
  await tap('确认提交');
  await waitFor(() => expect(alerts()).toEqual(['网络不稳定，没有收到结果。填写的内容还在，请再试一次']));
  const kept = [...written, page.router.state.location.search, JSON.stringify(page.reports)].join();
  for (const part of [CARD, '6222 0202', CARD.slice(0, 8), CARD.slice(-6)]) expect(kept).not.toContain(part);
  page.unmount();
  visit();
  expect(await screen.findByRole('textbox', { name: /银行卡号/ })).toHaveValue('');
});

test('the caret stays at its digit', async () => {
  visit();
  await userEvent.type(await screen.findByRole('textbox', { name: /银行卡号/ }), '62220202');
  act(() => card().setSelectionRange(2, 2));
  await userEvent.type(card(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(card()).toHaveValue('6292 2020 2');
  expect(card().selectionStart).toBe(3);
});

test('a doubtful number warns and can be sent; a short one and a missing bank are named', async () => {
  visit();
  await userEvent.type(await screen.findByRole('textbox', { name: /银行卡号/ }), '6222');
  await tap(/核对信息/);
  expect(alerts()).toEqual([
    '请选择开户银行',
    '银行卡号一般为 16 到 19 位，现在是 4 位',
    '请先阅读并同意《银行卡号使用说明》',
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: /银行卡号使用说明/ }));
  await userEvent.type(card(), '020200112233');
  expect(screen.getByText(/卡号像是有一位填错了/)).toBeVisible();
  await tap(/开户银行/);
  await userEvent.click(await screen.findByRole('button', { name: '招商银行' }));
  await tap(/核对信息/);
  expect(await screen.findByRole('dialog', { name: '核对收款信息' })).toBeVisible();
});

test('a card whose answer was lost counts when the provider has it', async () => {
  const page = visit({
    bind: () => {
      page.current.refund = refund({ status: 'submitted', can_bind: 0, card_tail: CARD.slice(-4) });
      throw new CallError('service', 0, '');
    },
  });
  await fill();
  await tap(/核对信息/);
  await tap('确认提交');
  expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent('/refund-result');
  expect(page.callsOf(bindRefundCard)).toHaveLength(1);
});

test('a card that is refused, because another phone has sent one, leads to the progress', async () => {
  const page = visit({
    bind: () => {
      page.current.refund = refund({ status: 'submitted', can_bind: 0, card_tail: '4444' });
      throw new CallError('shown', codes.RULE, '退款已经在处理，不能再修改银行卡');
    },
  });
  await fill();
  await tap(/核对信息/);
  await tap('确认提交');
  expect(await screen.findByText('现在不用填写银行卡')).toBeVisible();
  expect(screen.queryByRole('button', { name: '确认提交' })).toBeNull();
});

test('a card for which the consent was given before is not asked about again', async () => {
  visit({ known: refund({ status: 'failed', consents: [consentTo('bank_card')] }) });
  expect(await screen.findByRole('textbox', { name: /银行卡号/ })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a consent whose text the server has replaced closes the review and leads to a reload of the page', async () => {
  visit({
    bind: () => {
      throw new CallError('shown', codes.CONSENT_OUTDATED, '说明已更新');
    },
  });
  await fill();
  await tap(/核对信息/);
  await tap('确认提交');
  await waitFor(() =>
    expect(alerts()).toEqual(['《银行卡号使用说明》已更新，请刷新页面，重新阅读并同意刷新页面']),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => outdatedConsents.setState(false, true));
});

test('a refund that came back says why', async () => {
  visit({ known: refund({ status: 'failed', reason: '银行退回：户名不符' }) });
  expect(await screen.findByText('银行退回：户名不符')).toBeVisible();
});

test.each<[string, Refund | null, string]>([
  ['is not signed', null, '去签署'],
  ['has its card', refund({ status: 'checking', can_bind: 0 }), '查看退款进度'],
])('a refund that %s takes no card', async (_, known, link) => {
  visit({ known });
  expect(await screen.findByRole('link', { name: link })).toBeVisible();
});
