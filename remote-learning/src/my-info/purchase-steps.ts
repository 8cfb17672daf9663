import {
  refundNames,
  type BooksOrderInfo,
  type Contract,
  type Invoice,
  type Order,
  type RefundContract,
  type RefundStatus,
} from '@suite/api';
import { orderLink } from '@suite/features/order-link';
import { links } from '@suite/kernel/links';
import { yearAndMomentInWords } from '@suite/kernel/time';

/** What is known of one purchase. A part that another call tells adds its answer here and a line to `stepsOf`. */
export interface PurchaseFacts {
  order: Pick<
    Order,
    'order_no' | 'kind' | 'goods_name' | 'amount' | 'status' | 'create_time' | 'pay_time' | 'attempt'
  >;
  contract?: Contract;
  /** The contract as the refunds know it. */
  refund?: RefundContract;
  /** The last invoice of the order. */
  invoice?: Invoice;
  canInvoice?: boolean;
  /** The order as the shipping knows it. */
  parcel?: BooksOrderInfo;
}

/** One event of a purchase. */
export interface PurchaseStep {
  title: string;
  text: string;
  /** `offered`: the learner can do it, and need not. */
  state: 'done' | 'waits' | 'offered';
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
    state: 'waits',
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
      return { title: '合同被退回', text: reason, state: 'waits', next: sign('重新签署') };
    case 'expired':
      return { title: '合同超期未签', text: contract_name, state: 'waits', next: sign('重新签署') };
    default:
      return { title: '待签署合同', text: contract_name, state: 'waits', next: sign('去签署') };
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
    ? { title: '待发货', text: '2 天内发出', state: 'waits' }
    : {
        title: '待填收货地址',
        text: '填好后 2 天内发货',
        state: 'waits',
        next: { action: '去填写', to: links.notesAddress({ orderNo: parcel.order_no }) },
      };
};

const invoice: Part = ({ order, invoice, canInvoice, refund }) => {
  if (!invoice) {
    return canInvoice && !refund?.status
      ? {
          title: '可以开发票',
          text: '开好后发送到您的邮箱',
          state: 'offered',
          next: { action: '开发票', to: links.invoiceBilling({ orderNo: order.order_no }) },
        }
      : undefined;
  }
  const { id, status, red, apply_time, issue_time } = invoice;
  const look = (action: string) => ({ action, to: links.invoices({ id }) });
  if (status === 'making') {
    return {
      title: '发票开具中',
      text: yearAndMomentInWords(apply_time),
      state: 'waits',
      next: look('查看进度'),
    };
  }
  if (status === 'failed') {
    return { title: '发票开具失败', text: invoice.fail_reason, state: 'waits', next: look('去处理') };
  }
  if (red?.state === 'confirming') {
    return { title: '发票冲红待确认', text: '确认之前，原发票有效', state: 'waits', next: look('查看进度') };
  }
  return {
    title: status === 'reversed' ? '发票已冲红' : '已开发票',
    text: issue_time ? yearAndMomentInWords(issue_time) : '',
    state: 'done',
    next: look('查看发票'),
  };
};

const ended: readonly RefundStatus[] = ['arrived', 'refused', 'withdrawn'];

const refund: Part = ({ refund }) => {
  if (!refund?.status) return undefined;
  const { status, contract_id: contractId } = refund;
  const next =
    status === 'to_bind'
      ? { action: '填写银行卡', to: links.refundBindCard({ contractId }) }
      : { action: '查看退款', to: links.refundResult({ contractId }) };
  const state = ended.indexOf(status) >= 0 ? 'done' : 'waits';
  return { title: `退款${refundNames[status]}`, text: '', state, next };
};

/** The parts of a purchase: of two that wait for the learner, the one that matters more comes first. */
const parts = [ordered, payment, contract, parcel, refund, invoice];
const inTurn: readonly PurchaseStep['state'][] = ['done', 'waits', 'offered'];

/** What has happened, then what is under way, then what can be done besides. */
export function stepsOf(facts: PurchaseFacts): PurchaseStep[] {
  const steps = parts.flatMap((part) => part(facts) ?? []);
  return inTurn.flatMap((turn) => steps.filter(({ state }) => state === turn));
}
