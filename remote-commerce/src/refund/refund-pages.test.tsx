import {
  codes,
  hasRefund,
  refundAgreement,
  refundContracts,
  refundOffer,
  signRefund,
  type Refund,
  type RefundAgreement,
  type RefundContract,
  type RefundOffer,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, fakeViews, renderPage } from '@suite/ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RefundContractListPage from './refund-contract-list.page';
import RefundContractPage from './refund-contract.page';
import { Simulator } from './simulator/simulator';
import { agreement, contract, enter, offer, refund } from './testing';

jest.mock('../../../shared/features/src/signing/pad', () => ({
  preparePad: () => undefined,
  Pad: ({
    onStrokes,
    onPicture,
  }: {
    onStrokes: (all: unknown) => void;
    onPicture: (picture: string) => void;
  }) => (
    <button
      type="button"
      onClick={() => {
        onStrokes([
          [
            [0, 0],
            [1, 1],
          ],
        ]);
        onPicture('data:image/png;base64,AAAA');
      }}
    >
      写好了
    </button>
  ),
}));

/** Tells the page that the end of a text has come into view. */
let reachEnd = () => {};
beforeEach(() => {
  const views = fakeViews();
  reachEnd = () => views[views.length - 1]?.show(true);
});
beforeEach(enter);
afterEach(() => {
  document.body.innerHTML = '';
});

const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const address = () => screen.findByRole('status', { name: 'address' });

const visitList = (list: RefundContract[]) =>
  renderPage(<RefundContractListPage />, {
    answers: [answer(refundContracts, { list }), answer(refundOffer, offer())],
  });

test.each<[string, Partial<RefundContract>, string, RegExp, string]>([
  ['nothing asked for', {}, '今天可退¥821.57', /申请退款/, '/refund-contract?contractId=5'],
  [
    'a card missing',
    { status: 'to_bind', can_refund: 0 },
    '待填银行卡',
    /继续填写银行卡/,
    '/refund-bind-card?contractId=5',
  ],
  [
    'checking',
    { status: 'checking', can_refund: 0 },
    '审核中',
    /查看退款进度/,
    '/refund-result?contractId=5',
  ],
  ['withdrawn', { status: 'withdrawn' }, '已撤回', /申请退款/, '/refund-contract?contractId=5'],
  [
    'no order',
    { order_no: '', can_refund: 0, reason: '没有找到付款订单，请联系班主任' },
    '没有找到付款订单',
    /联系班主任/,
    '/look-teach-weachat',
  ],
])('a contract with %s says so and leads on', async (_, over, text, link, to) => {
  visitList([contract(over)]);
  const card = await screen.findByRole('region', { name: '财商课' });
  expect(card).toHaveTextContent(text);
  expect(within(card).getByRole('link', { name: link })).toHaveAttribute('href', to);
});

test('a contract that cannot be refunded says why; without any there is a way back', async () => {
  const page = visitList([contract({ can_refund: 0, amount: '0.00', reason: '已过可退款期限' })]);
  expect(await screen.findByText('已过可退款期限')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  page.unmount();
  visitList([]);
  expect(await screen.findByText('没有可以退款的课程')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回个人中心' })).toHaveAttribute('href', '/');
});

test('the simulator shows what a refund would be on a chosen day', async () => {
  visitList([contract()]);
  await screen.findByText('今天可退');
  await tap(/退款试算/);
  const sheet = await screen.findByRole('dialog', { name: '退款试算' });
  expect(await within(sheet).findByText(/退还剩余部分/)).toBeVisible();
  await userEvent.click(within(sheet).getByRole('button', { name: /3月15日.*可退 ¥755.03/ }));
  expect(sheet).toHaveTextContent('已使用 11/60 天−¥182.97');
  expect(sheet).toHaveTextContent('可退金额¥755.03');
});

test('after midnight the simulator goes on from the new day', async () => {
  const { rule } = offer();
  const { rerender } = render(<Simulator rule={rule} today="2026-03-31" />);
  expect(screen.getByRole('status')).toHaveTextContent('如果在 2026年3月31日 申请');
  rerender(<Simulator rule={rule} today="2026-04-01" />);
  expect(screen.getByRole('status')).toHaveTextContent('如果在 2026年4月1日 申请');
  expect(screen.getByRole('table')).toHaveAccessibleName(/4月/);
});

interface Signing {
  at?: string;
  known?: Refund | null;
  offered?: RefundOffer;
  text?: () => RefundAgreement;
  /** Whether the provider has the signature after it was sent, whatever it answers. */
  isTaken?: boolean;
  reply?: () => Refund | null;
}

const visitContract = ({
  at = '',
  known = null,
  offered = offer(),
  text = () => agreement(),
  isTaken = true,
  reply,
}: Signing = {}) => {
  let running = known;
  return renderPage(<RefundContractPage />, {
    path: '/refund-contract',
    at: `/refund-contract?contractId=5${at}`,
    answers: [
      answer(hasRefund, () => ({ has_refund: running ? 1 : 0, refund: running })),
      answer(refundOffer, offered),
      answer(refundAgreement, text),
      answer(signRefund, () => {
        if (isTaken) running = refund();
        return (reply ? reply() : refund()) as Refund;
      }),
    ],
  });
};

test('the figures come first, then the agreement to its end, then the signature, sent once', async () => {
  const page = visitContract();
  expect(await screen.findByRole('region', { name: '怎么算的' })).toHaveTextContent(
    '实付金额¥998.00已使用 7/60 天−¥116.43教材工本费−¥60.00可退金额¥821.57',
  );
  expect(screen.getByRole('region', { name: '退到哪里' })).toHaveTextContent('3 到 5 个工作日');
  await userEvent.click(screen.getByRole('link', { name: /阅读退款协议/ }));
  expect(await screen.findByRole('button', { name: '滑到最后一条，就可以签名' })).toBeDisabled();
  reachEnd();
  await userEvent.click(await screen.findByRole('button', { name: '已阅读全文，去签名' }));
  await userEvent.click(await screen.findByRole('button', { name: '开始签名' }));
  await tap('写好了');
  await userEvent.click(screen.getByRole('checkbox', { name: /签名与数字证书使用说明/ }));
  expect(screen.getByRole('img', { name: '您的签名' })).toBeVisible();
  await userEvent.dblClick(screen.getByRole('button', { name: '提交签名' }));
  expect(await address()).toHaveTextContent('/refund-bind-card?contractId=5');
  expect(page.callsOf(signRefund).map(({ params }) => params)).toEqual([
    {
      ...{ contractId: 5, version: 'v1', amount: '821.57', signature: 'data:image/png;base64,AAAA' },
      consent: expect.objectContaining({ item: 'signature' }),
    },
  ]);
  expect(localStorage).toHaveLength(0);
});

async function readAndWrite() {
  await screen.findByText('协议全文结束');
  reachEnd();
  await userEvent.click(await screen.findByRole('button', { name: '已阅读全文，去签名' }));
  await userEvent.click(await screen.findByRole('button', { name: /签名$/ }));
  await tap('写好了');
  await userEvent.click(screen.getByRole('checkbox', { name: /签名与数字证书使用说明/ }));
}

test('without the consent to its use no signature is sent', async () => {
  const page = visitContract({ at: '&step=read' });
  await readAndWrite();
  await userEvent.click(screen.getByRole('checkbox'));
  await tap('提交签名');
  expect(screen.getByText('请先阅读并同意《签名与数字证书使用说明》')).toBeVisible();
  expect(page.callsOf(signRefund)).toHaveLength(0);
});

test('a reload comes back to the signature with its strokes; another text is read first', async () => {
  const first = visitContract({ at: '&step=read' });
  await readAndWrite();
  first.unmount();
  const second = visitContract({ at: '&step=sign' });
  expect(await screen.findByRole('button', { name: '继续签名' })).toBeVisible();
  second.unmount();
  visitContract({ at: '&step=sign', text: () => agreement('v2') });
  expect(await screen.findByRole('button', { name: '滑到最后一条，就可以签名' })).toBeVisible();
});

test.each([
  [
    'was lost',
    () => {
      throw new CallError('service', 0, '');
    },
  ],
  ['has no data', () => null],
])('a signature whose answer %s is asked for and not sent again', async (_, reply) => {
  const page = visitContract({ at: '&step=read', reply });
  await readAndWrite();
  await tap('提交签名');
  expect(await address()).toHaveTextContent('/refund-bind-card');
  expect(page.callsOf(signRefund)).toHaveLength(1);
});

test('a signature that exists already, from another phone, leads to its refund and leaves nothing here', async () => {
  const page = visitContract({
    at: '&step=read',
    reply: () => {
      throw new CallError('silent', codes.CONTRACT_SIGNED, '退款协议已签署，无需重复签署');
    },
  });
  await readAndWrite();
  await tap('提交签名');
  expect(await screen.findByText(/已经签署，不用再签/)).toBeVisible();
  expect(screen.getByRole('link', { name: '查看退款' })).toHaveAttribute(
    'href',
    '/refund-bind-card?contractId=5',
  );
  expect(page.callsOf(signRefund)).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

test('a refused signature says why and reads the changed agreement', async () => {
  let version = 'v1';
  visitContract({
    at: '&step=read',
    text: () => agreement(version),
    isTaken: false,
    reply: () => {
      version = 'v2';
      throw new CallError('shown', codes.RULE, '退款金额有更新，请重新阅读协议后再签名');
    },
  });
  await readAndWrite();
  await tap('提交签名');
  expect(await screen.findByRole('button', { name: '滑到最后一条，就可以签名' })).toBeVisible();
});

test.each<[string, Signing, RegExp]>([
  ['runs already', { known: refund({ status: 'checking' }) }, /已经签署，不用再签/],
  [
    'cannot be',
    { offered: offer({ can_refund: 0, reason: '已过可退款期限' }) },
    /现在不能退款：已过可退款期限/,
  ],
])('a refund that %s is not signed', async (_, given, text) => {
  visitContract(given);
  expect(await screen.findByText(text)).toBeVisible();
});

test('one that was withdrawn can be asked for again', async () => {
  visitContract({ known: refund({ status: 'withdrawn' }) });
  expect(await screen.findByRole('link', { name: /阅读退款协议/ })).toBeVisible();
});
