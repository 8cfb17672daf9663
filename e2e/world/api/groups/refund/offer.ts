import type { GoodsKind, RefundOffer, RefundRule } from '@suite/api';
import { addDays, dayOf, daysBetween } from '../../../clock/china-time';
import { yuanOf } from '../orders/money';

/** Days after the purchase within which all is refunded. */
const FREE_DAYS = 7;
/** Days from the purchase to the first day of the course. */
const BEGINS_AFTER = 4;
/** Days from the purchase to the sending of the printed material. */
const SENT_AFTER = 10;
/** Later than this the payment service cannot give money back by the way it came. */
const ORIGIN_DAYS = 7;
const FEE_PER_MILLE = 6;

const courseDays: Record<GoodsKind, number> = {
  finance: 60,
  advanced: 90,
  investment: 120,
  industry: 120,
  jingpin: 365,
  tools: 365,
  books: 1,
  management: 90,
};

const withMaterial: GoodsKind[] = ['finance', 'advanced'];

/** The rule of goods bought on a day. */
export function ruleOf(kind: GoodsKind, paidFen: number, boughtOn: string): RefundRule {
  const begins_on = addDays(boughtOn, BEGINS_AFTER);
  const ends_on = addDays(begins_on, courseDays[kind] - 1);
  const fees = [
    {
      name: '支付手续费',
      amount: yuanOf(Math.round((paidFen * FEE_PER_MILLE) / 1000)),
      since: addDays(boughtOn, FREE_DAYS + 1),
    },
    ...(withMaterial.includes(kind)
      ? [{ name: '教材工本费', amount: '60.00', since: addDays(boughtOn, SENT_AFTER) }]
      : []),
  ];
  return {
    paid: yuanOf(paidFen),
    free_until: addDays(boughtOn, FREE_DAYS),
    begins_on,
    ends_on,
    last_on: ends_on,
    fees,
  };
}

/** What a refund on one day is made of, in fen. */
export interface Figures {
  used: number;
  fee: number;
  amount: number;
  reason: string;
}

const fen = (yuan: string) => Math.round(Number(yuan) * 100);

/** The provider's own sum: what was paid, without the days that have begun and what was sent. */
export function figuresOn(rule: RefundRule, day: string): Figures {
  const paid = fen(rule.paid);
  if (day <= rule.free_until) return { used: 0, fee: 0, amount: paid, reason: '' };
  const total = daysBetween(rule.begins_on, rule.ends_on) + 1;
  const begun = day < rule.begins_on ? 0 : day > rule.ends_on ? total : daysBetween(rule.begins_on, day) + 1;
  const used = Math.round((begun * paid) / total);
  let fee = 0;
  for (const { amount, since } of rule.fees) if (day >= since) fee += fen(amount);
  if (day > rule.last_on) return { used, fee, amount: 0, reason: '已过可退款期限，课程服务已经结束' };
  const amount = Math.max(0, paid - used - fee);
  return { used, fee, amount, reason: amount > 0 ? '' : '扣除已使用部分和费用后，没有可退金额' };
}

/** What would be refunded now of goods bought at a moment. */
export function offerOf(
  {
    kind,
    goods_name,
    paid_fen,
    bought_at,
  }: { kind: GoodsKind; goods_name: string; paid_fen: number; bought_at: number },
  now: number,
): Omit<RefundOffer, 'contract_name'> {
  const today = dayOf(now);
  const boughtOn = dayOf(bought_at);
  const rule = ruleOf(kind, paid_fen, boughtOn);
  const { used, fee, amount, reason } = figuresOn(rule, today);
  const destination = daysBetween(boughtOn, today) <= ORIGIN_DAYS ? 'origin' : 'card';
  return {
    goods_name,
    today,
    rule,
    used: yuanOf(used),
    fee: yuanOf(fee),
    amount: yuanOf(amount),
    can_refund: reason ? 0 : 1,
    reason,
    destination,
    arrives_in: destination === 'origin' ? '1 到 3 个工作日' : '3 到 5 个工作日',
  };
}
