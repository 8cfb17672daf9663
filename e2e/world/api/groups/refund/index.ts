import {
  bankList,
  bindRefundCard,
  codes,
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
import { find } from '../../../db/queries';
import type { Group } from '../../group';
import { handle } from '../../handle';
import { id, text } from '../../params';
import { notFound, Refusal, rule } from '../../refusal';
import { seesNothing } from '../../sees-nothing';
import { dueOf, goodsOf } from '../orders/catalogue';
import { yuanOf } from '../orders/money';
import { agreementOf } from './agreement';
import { bindCard, offerFor, sign, withdraw } from './apply';
import { offerOf } from './offer';
import { type Asked, type Purchase, purchaseOfContract, purchasesOf } from './purchases';
import { isLive, refundInfo, refundOf, statusOf } from './refund-rows';
import { seedRefunds } from './seed';
import { settleRefunds } from './settle';
import { type RefundRow } from './tables';

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
    amount: isRunning ? yuanOf(row.amount_fen) : (offer?.amount ?? '0.00'),
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
        const content = goodsOf(params.goods_id);
        const row = content && (await find(db, 'goods', { id: content.id }));
        if (!row) throw notFound('商品不存在');
        const { price_fen } = await dueOf(asking, { row, content }, learner.id);
        const bought = { kind: row.kind, goods_name: content.name, paid_fen: price_fen, bought_at: now };
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
      return { has_refund: row ? 1 : 0, refund: row ? refundInfo(row, purchase, asking.now) : null };
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
        }),
      ]),
      async (asking) => {
        const { learner, params, now } = asking;
        const purchase = await purchaseOfContract(asking, learner.id, params.contractId);
        const row =
          'is_withdrawn' in params
            ? await withdraw(asking, await ownRefund(asking, purchase))
            : await sign(asking, learner.id, purchase, params);
        return refundInfo(row, purchase, now);
      },
    ),

    handle(
      bindRefundCard,
      v.object({
        contractId: id(),
        bank_id: id(),
        card_no: v.pipe(v.string(), v.regex(/^\d{15,19}$/, '请填写正确的银行卡号')),
      }),
      async (asking) => {
        const purchase = await purchaseOfContract(asking, asking.learner.id, asking.params.contractId);
        const row = await bindCard(asking, await ownRefund(asking, purchase), asking.params);
        return refundInfo(row, purchase, asking.now);
      },
    ),
  ],
};
