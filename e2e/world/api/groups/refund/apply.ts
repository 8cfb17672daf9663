import { createHash } from 'node:crypto';
import {
  amountOf,
  type BindCardParams,
  type Consent,
  codes,
  fenOf,
  type GoodsKind,
  type RefundAgreement,
  type RefundOffer,
  type RefundRule,
  type SignRefundParams,
} from '@suite/api';
import { addDays, dayInWords, dayOf, daysBetween } from '../../../clock/china-time';
import { banks, refundDays } from '../../../content';
import { insertRow } from '../../../db';
import { Refusal, rule } from '../../handle';
import { withConsent } from '../contract/rules';
import { isReissuing, keepInvoices, reverseInvoices } from '../invoice/make-invoice';
import { goodsOf } from '../orders/book-payment';
import { BANK_TAKES, CHECKED, isLive, SENT, statusOf, type RefundRow } from '../orders/refund-course';
import { refundOf, type Asked, type Purchase } from './refund-rows';

/** Days from the purchase to the first day of the course. */
const BEGINS_AFTER = 4;
/** Days from the purchase to the sending of the printed material. */
const SENT_AFTER = 10;
/** Later than this the pay service cannot give money back by the way it came. */
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

/** A purchase whose refund is asked about. */
interface Bought {
  kind: GoodsKind;
  goods_id: string;
  goods_name: string;
  paid_fen: number;
  bought_at: number;
  /** Days within which all is refunded; before there is a contract, those of its first text. */
  free_days?: number;
}

/** The rule of goods bought on a day. By the contract, printed material is charged for where it was sent. */
function ruleOf(
  { kind, goods_id, paid_fen: paidFen, free_days = refundDays(1) }: Bought,
  boughtOn: string,
): RefundRule {
  const begins_on = addDays(boughtOn, BEGINS_AFTER);
  const ends_on = addDays(begins_on, courseDays[kind] - 1);
  const fees = [
    {
      name: '支付手续费',
      amount: amountOf(Math.round((paidFen * FEE_PER_MILLE) / 1000)),
      since: addDays(boughtOn, free_days + 1),
    },
    ...(goodsOf(goods_id)?.hasParcel
      ? [{ name: '教材工本费', amount: '60.00', since: addDays(boughtOn, SENT_AFTER) }]
      : []),
  ];
  return {
    paid: amountOf(paidFen),
    free_until: addDays(boughtOn, free_days),
    begins_on,
    ends_on,
    last_on: ends_on,
    fees,
  };
}

/** What a refund on one day is made of, in fen. */
interface Figures {
  used: number;
  fee: number;
  amount: number;
  reason: string;
}

const fen = (yuan: string) => Math.round(Number(yuan) * 100);

/** The server's own sum: what was paid, without the days that have begun and what was sent. */
function figuresOn(rule: RefundRule, day: string): Figures {
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
export function offerOf(bought: Bought, now: number): Omit<RefundOffer, 'contract_name'> {
  const { goods_name, bought_at } = bought;
  const today = dayOf(now);
  const boughtOn = dayOf(bought_at);
  const rule = ruleOf(bought, boughtOn);
  const { used, fee, amount, reason } = figuresOn(rule, today);
  const destination = daysBetween(boughtOn, today) <= ORIGIN_DAYS ? 'origin' : 'card';
  return {
    goods_name,
    today,
    rule,
    used: amountOf(used),
    fee: amountOf(fee),
    amount: amountOf(amount),
    can_refund: reason ? 0 : 1,
    reason,
    destination,
    arrives_in: destination === 'origin' ? '1 到 3 个工作日' : '3 到 5 个工作日',
  };
}

/** The agreement of a refund as it would be today. */
export function agreementOf(
  { contract_id, contract_name }: Pick<Purchase, 'contract_id' | 'contract_name'>,
  offer: Omit<RefundOffer, 'contract_name'>,
): RefundAgreement {
  const { goods_name, rule, used, amount, destination, arrives_in, today } = offer;
  const isOrigin = destination === 'origin';
  const way = isOrigin ? '按原支付方式退回' : '退至学员本人名下的银行卡';
  const fees = today > rule.free_until ? rule.fees.filter(({ since }) => since <= today) : [];
  const charged = fees.map(({ name, amount: fee }) => `${name} ${fee} 元，`).join('');
  const clauses = [
    {
      title: '一、退款标的',
      text: `学员申请退还《${contract_name}》项下的课程“${goods_name}”，实付金额为人民币 ${rule.paid} 元。`,
      plain: `退的是“${goods_name}”这一门课。`,
    },
    {
      title: '二、退款金额',
      text: `截至 ${dayInWords(today)}，已使用部分为 ${used} 元，${charged}应退金额为 ${amount} 元。应退金额是实付金额减去以上各项。`,
      plain: `一共退 ${amount} 元，不再有其他扣款。`,
    },
    {
      title: '三、退款方式与时间',
      text: `退款${way}。审核通过后 ${arrives_in}到账，节假日顺延。${isOrigin ? '' : '因学员填写的收款信息有误导致退回的，核对信息后重新支付。'}`,
      plain: isOrigin ? '钱退回付款时用的账户，不用填银行卡。' : '卡号填错不会丢钱，改正后会重新打款。',
    },
    {
      title: '四、课程权限',
      text: '退款到账后，课程学习、作业点评、班级服务等权限终止，已经发放的证书不受影响。未完成的休学、开班安排同时取消。',
      plain: '钱到账之前还可以学，到账后就不能再学这门课了。',
    },
    {
      title: '五、发票',
      text: '已经开具的发票须先冲红。企业抬头的发票由受票方在 72 小时内确认，未确认的，退款在确认后支付。',
      plain: '开过发票的，先作废那张发票，再退款。',
    },
    {
      title: '六、撤回',
      text: '提交后、审核开始前，学员可以自行撤回申请，课程权限不变。审核开始后不能撤回。',
      plain: '提交后一天之内可以撤回，开始审核以后就不能了。',
    },
    {
      title: '七、生效',
      text: `本协议自学员电子签名之日起生效，《${contract_name}》在退款完成时终止。双方就本课程再无其他未结款项。`,
      plain: '签名后协议生效，钱到账时课程合同结束。',
    },
  ];
  const version = createHash('sha256')
    .update(JSON.stringify([contract_id, clauses]))
    .digest('hex')
    .slice(0, 16);
  return { contract_id, title: '课程退款协议', version, amount, clauses };
}

const DAY = 24 * 3600_000;

/** What would be refunded of a purchase now; a purchase without an order cannot be refunded. */
export function offerFor({ now }: Asked, { order, free_days }: Purchase) {
  if (!order) throw rule('没有找到这份合同的付款订单，请联系班主任');
  const { amount_fen, paid_at, created_at } = order;
  return offerOf({ ...order, paid_fen: amount_fen, bought_at: paid_at ?? created_at, free_days }, now);
}

/** A card of which the bank says that it takes nothing; in this world, any that ends with these digits. */
const isRefusedCard = (cardNo: string) => cardNo.endsWith('0000');

/** When the bank is told to pay: after the invoices of the order have been reversed. */
async function sendingTime(asked: Asked, orderNo: string): Promise<number> {
  const reversed = await reverseInvoices(asked, orderNo, asked.now + CHECKED);
  return Math.max(asked.now + SENT, reversed);
}

/** What is sent of one contract; what was taken before consents were asked for has none. */
type Optional<Params> = Omit<Params, 'contractId' | 'consent'> & { consent?: Consent };

const consented = (row: Pick<RefundRow, 'consents'>, consent?: Consent) =>
  consent ? withConsent(row, consent) : {};

/** Takes the signature, once: while a refund runs there is nothing to sign. */
export async function sign(
  asked: Asked,
  learnerId: number,
  purchase: Purchase,
  { version, amount, signature, consent }: Optional<SignRefundParams>,
): Promise<RefundRow> {
  const { db, now } = asked;
  const known = await refundOf(asked, purchase);
  if (known && isLive(known, now)) throw new Refusal(codes.CONTRACT_SIGNED, '退款协议已签署，无需重复签署');
  const offer = offerFor(asked, purchase);
  if (!offer.can_refund) throw rule(offer.reason);
  const agreement = agreementOf(purchase, offer);
  if (version !== agreement.version || amount !== agreement.amount) {
    throw rule('退款金额有更新，请重新阅读协议后再签名');
  }
  const order_no = purchase.order?.order_no ?? '';
  if (await isReissuing(asked, order_no)) throw rule('发票正在冲红重开，完成后再申请退款');
  const isOrigin = offer.destination === 'origin';
  return insertRow(db, 'refund', {
    learner_id: learnerId,
    contract_id: purchase.contract_id,
    order_no,
    paid_fen: fenOf(offer.rule.paid),
    used_fen: fenOf(offer.used),
    fee_fen: fenOf(offer.fee),
    amount_fen: fenOf(offer.amount),
    destination: offer.destination,
    signature,
    signed_at: now,
    bank_name: '',
    card_tail: '',
    submitted_at: isOrigin ? now : null,
    sent_at: isOrigin ? await sendingTime(asked, order_no) : null,
    outcome: 'arrived',
    failures: '[]',
    withdrawn_at: null,
    ...consented({ consents: '[]' }, consent),
  });
}

/** Takes the card to which a signed refund, or one that came back, is paid. */
export async function bindCard(
  asked: Asked,
  row: RefundRow,
  { bank_id, card_no, consent }: Optional<BindCardParams>,
): Promise<RefundRow> {
  const { db, now } = asked;
  const bank = banks.find(({ id }) => id === bank_id);
  if (!bank) throw rule('暂不支持这家银行，请选择其他银行');
  const status = statusOf(row, now);
  const card_tail = card_no.slice(-4);
  const isSame = row.bank_name === bank.name && row.card_tail === card_tail;
  // The same card again: the answer to the first attempt was lost.
  if (status !== 'to_bind' && status !== 'failed') {
    if (isSame) return row;
    if (status === 'withdrawn') throw rule('退款申请已经撤回，不用填写银行卡');
    throw rule('退款已经在处理，不能再修改银行卡');
  }
  const failed = status === 'failed' && row.sent_at !== null ? [row.sent_at + BANK_TAKES] : [];
  return db
    .updateTable('refund')
    .set({
      bank_name: bank.name,
      card_tail,
      submitted_at: row.submitted_at ?? now,
      sent_at: status === 'failed' ? now + DAY : await sendingTime(asked, row.order_no),
      outcome: isRefusedCard(card_no) ? 'failed' : 'arrived',
      failures: JSON.stringify([...(JSON.parse(row.failures) as number[]), ...failed]),
      ...consented(row, consent),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes an application back before it is checked. */
export async function withdraw(asked: Asked, row: RefundRow): Promise<RefundRow> {
  const { db, now } = asked;
  const status = statusOf(row, now);
  if (status === 'withdrawn') return row;
  if (status !== 'to_bind' && status !== 'submitted') throw rule('审核已经开始，不能撤回');
  await keepInvoices(asked, row.order_no);
  return db
    .updateTable('refund')
    .set({ withdrawn_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
