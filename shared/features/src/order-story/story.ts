import { fenOf, refundNames, yuanOf, type Invoice, type RefundContract, type RefundStatus } from '@suite/api';
import { links } from '@suite/kernel/links';

/** What is known of the money of one paid order. */
export interface StoryFacts {
  /** The contract with its refund. */
  refund?: Pick<RefundContract, 'contract_id' | 'paid' | 'amount' | 'status'>;
  /** The invoices of the order, newest first. */
  invoices: readonly Invoice[];
}

/** `failed` ended badly and is not the end; `over` ended the story. */
type StoryState = 'done' | 'now' | 'coming' | 'failed' | 'over';

/** One step of a refund, of a red letter and of the invoice that follows. */
export interface StoryStep {
  title: string;
  text: string;
  state: StoryState;
}

/** A refund, its red letter and the new invoice as one story. */
export interface Story {
  steps: StoryStep[];
  /** How it stands, in a word. */
  standing: string;
  /** Something of it is under way. */
  isOpen: boolean;
  /** The refund did not come about: its invoices stand as they are, and are told on their own. */
  isEnded?: boolean;
  /** The one thing that the learner does or looks at next. */
  next: { action: string; to: string };
}

const isValid = ({ status }: Invoice) => status === 'making' || status === 'issued';

/** How far a refund is: asked for, checked, paid, arrived. */
const reached: Record<RefundStatus, number> = {
  to_bind: 0,
  submitted: 1,
  checking: 1,
  refused: 1,
  withdrawn: 0,
  approved: 2,
  on_way: 3,
  failed: 3,
  arrived: 4,
};

const stateAt = (at: number, now: number): StoryState => (at < now ? 'done' : at === now ? 'now' : 'coming');

/** The red letter of an invoice, in the words of every page. */
function redStep({ red, title_type, status }: Invoice, isForRefund: boolean): StoryStep {
  const after = isForRefund ? '，确认后打款' : '';
  if (status === 'reversed') return { title: '原发票已冲红', text: '不能再用于报销', state: 'done' };
  if (!red || (isForRefund && !red.is_for_refund)) {
    return { title: '冲红原发票', text: '审核通过后冲红，之前原发票有效', state: 'coming' };
  }
  switch (red.state) {
    case 'confirming': {
      const text = title_type === 'person' ? '通常 10 分钟内完成' : `等待公司财务确认${after}`;
      return { title: '发票冲红待确认', text: `${text}，之前原发票有效`, state: 'now' };
    }
    case 'refused':
      return { title: '冲红未通过', text: red.refusal || '公司财务没有认可，原发票有效', state: 'over' };
    case 'void':
      return { title: '冲红已作废', text: '72 小时内没有确认，原发票有效', state: 'over' };
    default:
      return { title: '原发票已冲红', text: '不能再用于报销', state: 'done' };
  }
}

/** The invoice after a red letter. */
function newStep(fresh: Invoice | undefined, isReady: boolean, text: string): StoryStep {
  if (!fresh) return { title: '开新发票', text, state: isReady ? 'now' : 'coming' };
  if (fresh.status === 'making') return { title: '新发票开具中', text: '通常 10 分钟内开好', state: 'now' };
  if (fresh.status === 'failed') {
    return { title: '新发票开具失败', text: fresh.fail_reason || '请核对后重新申请', state: 'failed' };
  }
  return { title: '已开新发票', text: fresh.title, state: 'done' };
}

const linkOf = (invoice: Invoice, action = '查看发票') => ({
  action,
  to: links.invoices({ id: invoice.id }),
});

/** What the learner has to do for a refund that goes on, or where it can be looked at. */
function refundNext(contractId: number, status: RefundStatus): Story['next'] {
  if (status === 'to_bind') return { action: '填写银行卡', to: links.refundBindCard({ contractId }) };
  if (status === 'failed') return { action: '重新填写银行卡', to: links.refundBindCard({ contractId }) };
  return { action: '查看退款', to: links.refundResult({ contractId }) };
}

/** Of the invoices of an order: the one that a refund reverses, and one for what was kept. */
function invoicesOfRefund(invoices: readonly Invoice[], status: RefundStatus) {
  const real = invoices.filter((one) => one.status !== 'failed');
  const old = real.filter(({ red }) => red?.is_for_refund)[0];
  const isReturned = reached[status] >= reached.on_way;
  if (!old) return { old: isReturned ? undefined : real.filter(isValid)[0], fresh: undefined };
  return { old, fresh: invoices.filter(({ id, replaces_id }) => id > old.id && !replaces_id)[0] };
}

/** A step of the money: how it is called before and after it is done. */
const moneyStep = (at: number, now: number, [ahead, done]: [string, string], text = ''): StoryStep => ({
  title: at < now ? done : ahead,
  text,
  state: stateAt(at, now),
});

const asked = (status: RefundStatus, money: string): StoryStep =>
  status === 'to_bind'
    ? { title: '填写银行卡', text: '协议已签署，填写后才会提交', state: 'now' }
    : { title: '已提交退款申请', text: money, state: 'done' };

/** The order to the bank waits for the red letter. */
const sent = (at: number, isReversing: boolean): StoryStep =>
  isReversing ? { title: '打款', text: '', state: 'coming' } : moneyStep(2, at, ['打款', '已打款']);

const arrived = (status: RefundStatus, at: number): StoryStep =>
  status === 'failed'
    ? { title: '退回失败', text: '请重新填写银行卡，改正后重新打款', state: 'failed' }
    : moneyStep(3, at, ['到账', '已到账']);

/** The refund is over: what was not refunded can be invoiced, or has been. */
function afterRefund(old: Invoice, fresh: Invoice | undefined): Story['next'] {
  if (fresh) return linkOf(fresh);
  return { action: '开新发票', to: links.invoiceBilling({ orderNo: old.order_no }) };
}

/** The invoices of an order that is refunded, as steps. */
function invoiceSteps(
  { paid, amount }: NonNullable<StoryFacts['refund']>,
  status: RefundStatus,
  invoices: readonly Invoice[],
) {
  const { old, fresh } = invoicesOfRefund(invoices, status);
  // What was never invoiced has no part in the story.
  if (!old) return undefined;
  const kept = fenOf(paid) - fenOf(amount);
  const text = `没有退的 ${yuanOf(kept)} 可以另开发票`;
  return {
    red: redStep(old, true),
    rest: kept > 0 ? newStep(fresh, status === 'arrived', text) : undefined,
    // Once the money has arrived, the invoice for the rest is what is left to do or to look at.
    next: status === 'arrived' && kept > 0 ? afterRefund(old, fresh) : undefined,
  };
}

function refundStory(
  refund: NonNullable<StoryFacts['refund']>,
  status: RefundStatus,
  invoices: readonly Invoice[],
): Story {
  const at = reached[status] ?? 1;
  const { red, rest, next } = invoiceSteps(refund, status, invoices) ?? {};
  const isReversing = status === 'approved' && !!red && red.state !== 'done';
  const steps = [
    asked(status, yuanOf(fenOf(refund.amount))),
    moneyStep(1, at, ['审核', '审核通过'], at > 1 ? '' : '约 3 天'),
    red,
    sent(at, isReversing),
    arrived(status, at),
    rest,
  ];
  return {
    steps: steps.filter((step): step is StoryStep => step !== undefined),
    standing: isReversing ? '退款中，发票冲红待确认' : `退款${refundNames[status] ?? '处理中'}`,
    isOpen: status !== 'arrived' || (!!rest && rest.state !== 'done'),
    next: next ?? refundNext(refund.contract_id, status),
  };
}

/** A refund that did not come about: the money and the invoices stay. */
function endedStory(contractId: number, status: RefundStatus): Story {
  const isRefused = status === 'refused';
  const end: StoryStep = isRefused
    ? { title: '审核未通过', text: '没有退款，发票仍然有效', state: 'over' }
    : { title: '已撤回', text: '没有退款，发票仍然有效', state: 'done' };
  return {
    steps: [{ title: '已提交退款申请', text: '', state: 'done' }, end],
    standing: `退款${refundNames[status]}`,
    isOpen: false,
    isEnded: true,
    next: refundNext(contractId, status),
  };
}

/** An invoice that is replaced by another one. */
function reissueStory(old: Invoice, invoices: readonly Invoice[]): Story {
  const fresh = invoices.filter(({ replaces_id }) => replaces_id === old.id)[0];
  const red = redStep(old, false);
  const isOver = red.state === 'over';
  const following = newStep(fresh, red.state === 'done', '冲红完成后自动开具');
  const steps: StoryStep[] = [
    { title: '已申请重开发票', text: old.red?.reason ?? '', state: 'done' },
    red,
    ...(isOver ? [] : [following]),
  ];
  const standing = red.state === 'done' ? following.title : red.title;
  const isOpen = red.state === 'now' || (red.state === 'done' && following.state !== 'done');
  return { steps, standing, isOpen, next: linkOf(fresh ?? old, isOpen ? '查看进度' : '查看发票') };
}

/**
 * Refund, red letter and new invoice of one order as one story, the same on every page; undefined if there is none.
 * A refund that runs comes before an invoice that was replaced, and that before a refund that did not come about.
 */
export function orderStory({ refund, invoices }: StoryFacts): Story | undefined {
  const status = refund?.status;
  const isEnded = status === 'withdrawn' || status === 'refused';
  if (refund && status && !isEnded) return refundStory(refund, status, invoices);
  const [old] = invoices
    .filter(({ red }) => red && !red.is_for_refund)
    .sort((one, other) => other.id - one.id);
  if (old) return reissueStory(old, invoices);
  return refund && isEnded ? endedStory(refund.contract_id, status) : undefined;
}
