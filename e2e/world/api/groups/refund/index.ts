import {
  amountOf,
  bankList,
  bindRefundCard,
  codes,
  type CourseLine,
  hasRefund,
  refundAgreement,
  refundBank,
  type RefundContract,
  refundContracts,
  refundOffer,
  signRefund,
} from '@suite/api';
import * as v from 'valibot';
import { banks } from '../../../content';
import { find, list, remove, update } from '../../../db';
import type { Filling, Group, Seeding } from '../../group';
import { handle, id, notFound, Refusal, rule, text } from '../../handle';
import { seesNothing } from '../../sees-nothing';
import { consentTo } from '../contract/rules';
import { booksFen, booksIn, dueOf, goodsOf } from '../orders/book-payment';
import { note } from '../orders/order-rows';
import { isLive, statusOf, type RefundRow } from '../orders/refund-course';
import { agreementOf, bindCard, offerFor, offerOf, sign, withdraw } from './apply';
import {
  purchaseOfContract,
  purchasesOf,
  refundInfo,
  refundOf,
  type Asked,
  type Purchase,
} from './refund-rows';

const DAY = 24 * 3600_000;

interface SeededRefund {
  line: CourseLine;
  signedDaysAgo: number;
  /** Absent while the card is missing; one that ends with 0000 comes back from the bank. */
  card?: string;
  isRefused?: true;
  withdrawnDaysAgo?: number;
}

/** Refunds that people have asked for. */
const refundsOf: Record<string, SeededRefund[]> = {
  refunding: [{ line: 'reform', signedDaysAgo: 2, card: '6222020200112233' }],
  'failed-test': [{ line: 'finance', signedDaysAgo: 1 }],
  graduated: [{ line: 'investment', signedDaysAgo: 3, withdrawnDaysAgo: 2 }],
  premium: [
    { line: 'industry', signedDaysAgo: 8, card: '6222020200110000' },
    { line: 'jingpin', signedDaysAgo: 5, card: '6222020200112233', isRefused: true },
  ],
};

async function seedRefunds({ db, now, person, learner }: Seeding): Promise<void> {
  for (const { line, signedDaysAgo, card, isRefused, withdrawnDaysAgo } of refundsOf[person.key] ?? []) {
    const then = { db, now: now - signedDaysAgo * DAY };
    const purchase = (await purchasesOf(then, learner.id)).find((one) => one.line === line);
    if (!purchase?.order) continue;
    const { version, amount } = agreementOf(purchase, offerFor(then, purchase));
    const signed = await sign(then, learner.id, purchase, { version, amount, signature: '' });
    if (card) await bindCard(then, signed, { bank_id: 1, card_no: card });
    await update(
      db,
      'refund',
      { id: signed.id },
      {
        ...(isRefused && { outcome: 'refused' as const }),
        ...(withdrawnDaysAgo && { withdrawn_at: now - withdrawnDaysAgo * DAY }),
        id: signed.id,
      },
    );
  }
}

/** By the agreement, the contract and the right to study end with the refund. */
async function endPurchase({ db, now }: Filling, { contract_id, learner_id }: RefundRow): Promise<void> {
  const { line } = await db
    .updateTable('contract')
    .set({ revoked_at: now, reason: '课程订单已退款，合同随之撤销' })
    .where('id', '=', contract_id)
    .returning('line')
    .executeTakeFirstOrThrow();
  await remove(db, 'enrolment', { learner_id, product: line, graduated_at: null });
}

/** Pays out what has arrived: once an order, whatever happened before. */
async function settleRefunds(filling: Filling): Promise<void> {
  const { db, now } = filling;
  const rows = await list(db, 'refund', { outcome: 'arrived' });
  for (const row of rows.filter((one) => statusOf(one, now) === 'arrived')) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('payout')
      .values({ order_no: row.order_no, refund_id: row.id, amount_fen: row.amount_fen, paid_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) continue;
    await update(db, 'orders', { order_no: row.order_no }, { status: 'refunded' });
    await note(filling, row.order_no, 'refunded', `¥${amountOf(row.amount_fen)}`);
    await endPurchase(filling, row);
  }
}

const which = v.object({ contractId: id() });

async function itemOf(asked: Asked, purchase: Purchase): Promise<RefundContract> {
  const { contract_id, contract_name, order } = purchase;
  const row = await refundOf(asked, purchase);
  const offer = order && offerFor(asked, purchase);
  const isRunning = row !== undefined && isLive(row, asked.now);
  return {
    contract_id,
    order_no: order?.order_no ?? '',
    contract_name,
    goods_name: order?.goods_name ?? contract_name,
    paid: offer?.rule.paid ?? '0.00',
    amount: isRunning ? amountOf(row.amount_fen) : (offer?.amount ?? '0.00'),
    can_refund: !isRunning && offer?.can_refund ? 1 : 0,
    reason: offer ? offer.reason : '没有找到付款订单，请联系班主任',
    status: row ? statusOf(row, asked.now) : null,
  };
}

async function ownRefund(asked: Asked, purchase: Purchase): Promise<RefundRow> {
  const row = await refundOf(asked, purchase);
  if (!row) throw rule('还没有签署退款协议');
  return row;
}

/** Refunds of what a learner has bought: what it would be, the agreement, the card and how it goes on. */
export const refunds: Group = {
  name: 'refund',
  seed: seedRefunds,
  settle: settleRefunds,
  handlers: [
    handle(bankList, () => ({ list: [...banks] })),

    handle(refundContracts, async (asking) => {
      const list: RefundContract[] = [];
      const own = seesNothing(asking.learner.person) ? [] : await purchasesOf(asking, asking.learner.id);
      for (const purchase of own) list.push(await itemOf(asking, purchase));
      return { list };
    }),

    handle(
      refundOffer,
      v.object({ contractId: v.optional(id()), goods_id: v.optional(text(40)) }),
      async (asking) => {
        const { db, now, learner, params } = asking;
        if (params.contractId) {
          const purchase = await purchaseOfContract(asking, learner.id, params.contractId);
          return { contract_name: purchase.contract_name, ...offerFor(asking, purchase) };
        }
        if (!params.goods_id) throw new Refusal(codes.BAD_PARAMS, '参数有误：contractId');
        const books = booksIn(params.goods_id);
        if (books[0]) {
          const { goods_id } = params;
          const bought = { kind: 'books' as const, goods_id, paid_fen: booksFen(goods_id), bought_at: now };
          return { contract_name: '', ...offerOf({ ...bought, goods_name: books[0].book_name }, now) };
        }
        const content = goodsOf(params.goods_id);
        const row = content && (await find(db, 'goods', { id: content.id }));
        if (!row) throw notFound('商品不存在');
        const { price_fen } = await dueOf(asking, { row, content }, learner.id);
        const of = { kind: row.kind, goods_id: content.id, goods_name: content.name };
        const bought = { ...of, paid_fen: price_fen, bought_at: now };
        return { contract_name: '', ...offerOf(bought, now) };
      },
    ),

    handle(refundBank, which, async (asking) => {
      const purchase = await purchaseOfContract(asking, asking.learner.id, asking.params.contractId);
      const row = await refundOf(asking, purchase);
      const destination = row ? row.destination : offerFor(asking, purchase).destination;
      return { is_show: destination === 'card' ? 1 : 0, holder: purchase.signer ?? asking.learner.name };
    }),

    handle(hasRefund, which, async (asking) => {
      const purchase = await purchaseOfContract(asking, asking.learner.id, asking.params.contractId);
      const row = await refundOf(asking, purchase);
      return { has_refund: row ? 1 : 0, refund: row ? await refundInfo(asking, row, purchase) : null };
    }),

    handle(refundAgreement, which, async (asking) => {
      const purchase = await purchaseOfContract(asking, asking.learner.id, asking.params.contractId);
      const offer = offerFor(asking, purchase);
      if (!offer.can_refund) throw rule(offer.reason);
      return agreementOf(purchase, offer);
    }),

    handle(
      signRefund,
      v.union([
        v.object({ contractId: id(), is_withdrawn: v.literal(1) }),
        v.object({
          contractId: id(),
          version: text(40),
          amount: text(20),
          signature: v.pipe(v.string(), v.startsWith('data:image/', '请先签名'), v.maxLength(1_000_000)),
          consent: consentTo('signature'),
        }),
      ]),
      async (asking) => {
        const { learner, params } = asking;
        const purchase = await purchaseOfContract(asking, learner.id, params.contractId);
        const row =
          'is_withdrawn' in params
            ? await withdraw(asking, await ownRefund(asking, purchase))
            : await sign(asking, learner.id, purchase, params);
        return refundInfo(asking, row, purchase);
      },
    ),

    handle(
      bindRefundCard,
      v.object({
        contractId: id(),
        bank_id: id(),
        card_no: v.pipe(v.string(), v.regex(/^\d{15,19}$/, '请填写正确的银行卡号')),
        consent: consentTo('bank_card'),
      }),
      async (asking) => {
        const purchase = await purchaseOfContract(asking, asking.learner.id, asking.params.contractId);
        const row = await bindCard(asking, await ownRefund(asking, purchase), asking.params);
        return refundInfo(asking, row, purchase);
      },
    ),
  ],
};
