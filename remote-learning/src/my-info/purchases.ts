import type { BooksOrderInfo, Contract, Order, UserOrders } from '@suite/api';
import { places } from '@suite/kernel/places';
import { momentInWords } from '@suite/kernel/time';

/** What is known of one purchase. A part that another call tells adds its answer here and a line to `parts`. */
export interface PurchaseFacts {
  order: Pick<
    Order,
    'order_no' | 'kind' | 'goods_name' | 'amount' | 'status' | 'create_time' | 'pay_time' | 'attempt'
  >;
  /** The contract that waits for the learner. */
  contract?: Contract;
  /** The order as the shipping knows it. */
  parcel?: BooksOrderInfo;
}

/** One event of a purchase. */
export interface PurchaseStep {
  title: string;
  text: string;
  isDone: boolean;
  /** What the learner can do about it. */
  next?: { action: string; to: string };
}

/** The events of a purchase, in the order in which they happen: undefined where it has no such event. */
const parts: readonly ((facts: PurchaseFacts) => PurchaseStep | undefined)[] = [
  ({ order: { create_time } }) => ({ title: '已下单', text: momentInWords(create_time), isDone: true }),
  ({ order }) => {
    if (order.status !== 'pending') {
      return { title: '已付款', text: order.pay_time ? momentInWords(order.pay_time) : '', isDone: true };
    }
    const isInDoubt = order.attempt?.state === 'open';
    return {
      title: isInDoubt ? '付款待确认' : '待付款',
      text: isInDoubt ? '请勿重复支付，先看看结果' : '超时未付款，订单会自动关闭',
      isDone: false,
      next: {
        action: isInDoubt ? '去确认' : '去支付',
        to: places.payOutside({ tradeNo: order.order_no }),
      },
    };
  },
  ({ order, contract }) =>
    order.status === 'paid' && contract
      ? {
          title: '待签署合同',
          text: contract.contract_name,
          isDone: false,
          next: { action: '去签署', to: places.signContract({ id: contract.id }) },
        }
      : undefined,
  ({ order, parcel }) => {
    if (order.status !== 'paid' || !parcel) return undefined;
    if (parcel.status === 'received') return { title: '已收货', text: '', isDone: true };
    if (parcel.status === 'shipped') {
      const text = `${parcel.express_company} ${parcel.express_no}`;
      return {
        title: '已发货',
        text,
        isDone: true,
        next: { action: '看物流', to: places.notes({ tab: 'orders' }) },
      };
    }
    return parcel.address
      ? { title: '待发货', text: '2 天内发出', isDone: false }
      : {
          title: '待填收货地址',
          text: '填好后 2 天内发货',
          isDone: false,
          next: { action: '去填写', to: places.notesAddress({ orderNo: parcel.order_no }) },
        };
  },
];

export interface Purchase {
  orderNo: string;
  name: string;
  amount: string;
  steps: PurchaseStep[];
  /** The first step that the learner can do now. */
  next?: PurchaseStep['next'];
}

export function purchaseOf(facts: PurchaseFacts): Purchase {
  const { order_no: orderNo, goods_name: name, amount } = facts.order;
  const steps = parts.flatMap((part) => part(facts) ?? []);
  const next = steps.find((step) => !step.isDone && step.next) ?? steps.find((step) => step.next);
  return { orderNo, name, amount, steps, next: next?.next };
}

interface Answers {
  orders: UserOrders;
  contracts?: readonly Contract[];
  parcels?: readonly BooksOrderInfo[];
}

/** The purchases of a learner: what waits for a payment first, then what was bought lately, the newest first. */
export function purchasesOf({ orders, contracts = [], parcels = [] }: Answers): Purchase[] {
  const toSign = contracts.find(({ status }) => status === 'to_sign' || status === 'signing');
  // A contract does not name its order: it belongs to the course that was bought last.
  const course = orders.recent.find(({ kind }) => kind !== 'books' && kind !== 'tools');
  return [...orders.pending, ...orders.recent].map((order) =>
    purchaseOf({
      order,
      contract: order === course ? toSign : undefined,
      parcel: parcels.find(({ order_no }) => order_no === order.order_no),
    }),
  );
}
