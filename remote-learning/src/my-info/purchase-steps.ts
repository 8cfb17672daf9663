import type { BooksOrderInfo, Contract, Invoice, Order, RefundContract } from '@suite/api';
import { orderLink } from '@suite/features/order-link';
import { orderStory, type Story, type StoryStep } from '@suite/features/order-story';
import { links } from '@suite/kernel/links';
import { yearAndMomentInWords } from '@suite/kernel/time';

/** What is known of one purchase. A part that another call tells adds its answer here and to `parts`. */
export interface PurchaseFacts {
  order: Pick<
    Order,
    | 'order_no'
    | 'kind'
    | 'goods_name'
    | 'amount'
    | 'status'
    | 'create_time'
    | 'pay_time'
    | 'attempt'
    | 'invoice_for'
  >;
  contract?: Contract;
  /** The contract as the refunds know it. */
  refund?: RefundContract;
  /** The invoices of the order, newest first. */
  invoices?: readonly Invoice[];
  canInvoice?: boolean;
  /** The order as the shipping knows it. */
  parcel?: BooksOrderInfo;
}

/** One event of a purchase. */
interface PurchaseStep extends Omit<StoryStep, 'state'> {
  /** `offered`: the learner can do it, and need not. */
  state: StoryStep['state'] | 'offered';
  /** What the learner can do about it. */
  next?: { action: string; to: string };
}

type Part = (facts: PurchaseFacts) => PurchaseStep | undefined;

const ordered: Part = ({ order }) => ({
  title: '已下单',
  text: yearAndMomentInWords(order.create_time),
  state: 'done',
});

const payment: Part = ({ order }) => {
  if (order.status !== 'pending') {
    return {
      title: '已付款',
      text: order.pay_time ? yearAndMomentInWords(order.pay_time) : '',
      state: 'done',
    };
  }
  const isInDoubt = order.attempt?.state === 'open';
  return {
    title: isInDoubt ? '付款待确认' : '待付款',
    text: isInDoubt ? '请勿重复支付，先看看结果' : '超时未付款，订单会自动关闭',
    state: 'now',
    next: { action: isInDoubt ? '去确认' : '去支付', to: orderLink(order) },
  };
};

const contract: Part = ({ contract }) => {
  if (!contract) return undefined;
  const { id, contract_name, status, sign_time, reason } = contract;
  const sign = (action: string) => ({ action, to: links.signContract({ id }) });
  switch (status) {
    case 'signed':
      return {
        title: '已签合同',
        text: sign_time ? yearAndMomentInWords(sign_time) : '',
        state: 'done',
        next: { action: '查看合同', to: links.previewContract({ id }) },
      };
    case 'revoked':
      return { title: '合同已撤销', text: reason, state: 'done' };
    case 'rejected':
      return { title: '合同被退回', text: reason, state: 'now', next: sign('重新签署') };
    case 'expired':
      return { title: '合同超期未签', text: contract_name, state: 'now', next: sign('重新签署') };
    default:
      return { title: '待签署合同', text: contract_name, state: 'now', next: sign('去签署') };
  }
};

const parcel: Part = ({ parcel }) => {
  if (!parcel) return undefined;
  if (parcel.status === 'received') return { title: '已收货', text: '', state: 'done' };
  if (parcel.status === 'shipped') {
    return {
      title: '已发货',
      text: `${parcel.express_company} ${parcel.express_no}`,
      state: 'done',
      next: { action: '看物流', to: links.notes({ tab: 'orders' }) },
    };
  }
  return parcel.address
    ? { title: '待发货', text: '2 天内发出', state: 'now' }
    : {
        title: '待填收货地址',
        text: '填好后 2 天内发货',
        state: 'now',
        next: { action: '去填写', to: links.notesAddress({ orderNo: parcel.order_no }) },
      };
};

/** The invoice of an order whose money has no story of its own. */
const invoice: Part = ({ order, invoices, canInvoice }) => {
  const [last] = invoices ?? [];
  if (order.invoice_for === 'payer' && order.status !== 'pending') {
    return { title: '发票开给付款人', text: '按对方付款时的选择', state: 'done' };
  }
  if (!last) {
    return canInvoice
      ? {
          title: '可以开发票',
          text: '开好后发送到您的邮箱',
          state: 'offered',
          next: { action: '开发票', to: links.invoiceBilling({ orderNo: order.order_no }) },
        }
      : undefined;
  }
  const { id, status, fail_reason, apply_time, issue_time } = last;
  const look = (action: string) => ({ action, to: links.invoices({ id }) });
  if (status === 'making') {
    const text = yearAndMomentInWords(apply_time);
    return { title: '发票开具中', text, state: 'now', next: look('查看进度') };
  }
  if (status === 'failed') {
    return { title: '发票开具失败', text: fail_reason, state: 'now', next: look('去处理') };
  }
  return {
    title: status === 'reversed' ? '发票已冲红' : '已开发票',
    text: issue_time ? yearAndMomentInWords(issue_time) : '',
    state: 'done',
    next: look('查看发票'),
  };
};

/** The parts of a purchase: of two that wait for the learner, the one that matters more comes first. */
const parts = [ordered, payment, contract, parcel];

/** How a purchase stands. */
export interface PurchaseState {
  /** What has happened, then what is under way, then what can be done besides. */
  steps: PurchaseStep[];
  /** In a word. */
  standing: string;
  /** Something of it is still under way. */
  isOpen: boolean;
  /** What the learner can do now: what waits before what is only offered. */
  next?: PurchaseStep['next'];
}

/** A refund or a red letter tells of the invoice by itself. */
function knownSteps(facts: PurchaseFacts, story: Story | undefined): PurchaseStep[] {
  const isTold = !!story && !story.isEnded && (story.isOpen || !!facts.invoices?.length);
  return [...parts, ...(isTold ? [] : [invoice])].reduce<PurchaseStep[]>((steps, part) => {
    const step = part(facts);
    return step ? [...steps, step] : steps;
  }, []);
}

/** The next tap: what waits, then what runs, then the latest of the rest. */
function nextTap(known: readonly PurchaseStep[], story: Story | undefined): PurchaseStep['next'] {
  const nextsOf = (state: PurchaseStep['state']) =>
    known.filter((step) => step.state === state && step.next).map(({ next }) => next);
  const running = story?.isOpen ? [story.next] : [];
  const rest = [...nextsOf('done'), story?.next, ...nextsOf('offered')].filter(Boolean);
  return [...nextsOf('now'), ...running, ...rest.slice(-1)][0];
}

export function purchaseState(facts: PurchaseFacts): PurchaseState {
  const story = orderStory({ refund: facts.refund, invoices: facts.invoices ?? [] });
  const known = knownSteps(facts, story);
  const inState = (state: PurchaseStep['state']) => known.filter((step) => step.state === state);
  const running = story?.isOpen ? story.standing : undefined;
  const waiting = inState('now')[0]?.title ?? running;
  const { status } = facts.order;
  return {
    steps: [...inState('done'), ...inState('now'), ...(story?.steps ?? []), ...inState('offered')],
    standing: waiting ?? (status === 'refunded' ? '已退款' : '已完成'),
    isOpen: waiting !== undefined,
    next: nextTap(known, story),
  };
}
