import type { FastifyInstance, FastifyRequest } from 'fastify';
import { find, type Db } from '../../db';
import type { World } from '../../world';
import { MERCHANT } from '../apps';
import { backLink, escaped, sendOutcome, sendPage, sendRefusal, sendUnknown } from '../page';
import { accountOnPhone, originOf } from '../phone';
import { allowedRedirect } from '../redirects';
import { settle, whyUnpayable } from './notices';
import { paidOutcomes } from './outcomes';

export { cashierPath } from './prepay';

const prepayOfId = (db: Db, id: string) => find(db, 'prepay', { id });

interface Visit {
  Params: { id: string };
  Querystring: { redirect_url?: string };
  Body: { outcome?: string } | undefined;
}

const choice = (value: string, words: string) =>
  `<button class="plain" name="outcome" value="${value}">${words}</button>`;

const otherResults =
  '<details><summary>其他结果</summary>' +
  choice('fail', '让这次支付失败') +
  paidOutcomes.map(({ name, words }) => choice(name, words)).join('') +
  '</details>';

/** The cashier for payments outside the messenger, on the same records as its pay sheet. */
export function cashier(scope: FastifyInstance, world: World): void {
  const backOf = (request: FastifyRequest<Visit>) =>
    allowedRedirect(world, originOf(request), request.query.redirect_url);

  scope.get<Visit>('/cashier/:id', async (request, reply) => {
    const prepay = await prepayOfId(world.db, request.params.id);
    if (!prepay) return sendUnknown(reply, '订单不存在', '没有找到这笔订单，请返回商家重新下单。');
    const back = backOf(request);
    if (!back) return sendRefusal(reply, '回跳地址不在允许的域名内');
    const why = whyUnpayable(prepay, world.clock.now());
    if (why) {
      const isPaid = prepay.paid_at !== null;
      const words = isPaid ? '这笔订单已经付款，无需重复支付。' : '这次支付已经失效，请返回商家重新支付。';
      return sendOutcome(reply, { title: why, words, back, status: isPaid ? 200 : 410 });
    }
    return sendPage(
      reply,
      '收银台',
      `<p class="amount">¥${(prepay.amount / 100).toFixed(2)}</p>` +
        `<dl class="card"><dt>收款方</dt><dd>${MERCHANT}</dd><dt>商品</dt><dd>${escaped(prepay.title)}</dd>` +
        `<dt>订单号</dt><dd>${escaped(prepay.order_no)}</dd></dl>` +
        `<form method="post"><button>确认支付</button>${otherResults}</form>${backLink(back, '取消')}`,
    );
  });

  scope.post<Visit>('/cashier/:id', async (request, reply) => {
    const back = backOf(request);
    const chosen = request.body?.outcome;
    if (back && chosen === 'fail') {
      return sendOutcome(reply, { title: '支付失败', words: '余额不足，本次没有扣款。', back });
    }
    const outcome = paidOutcomes.find(({ name }) => name === chosen);
    const account = await accountOnPhone(world.db, request);
    const wanted = (db: Db) => prepayOfId(db, request.params.id);
    const isPaid =
      back !== undefined && (await settle(world, wanted, account?.openid ?? null, outcome?.notice));
    // A cashier that does not lead back, like one that was left open in another app.
    if (isPaid && outcome?.answer === 'none') {
      return sendPage(reply, '支付完成', '<p>款项已付，请自己回到商家的页面。</p>');
    }
    // If the payment failed, the cashier's page says why.
    return reply.redirect(isPaid ? back.href : request.url, 303);
  });
}
