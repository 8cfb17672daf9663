import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Claims } from '../../people/tokens';
import type { World } from '../../world';
import { MERCHANT, MESSENGER_APP_ID } from '../apps';
import { settle, whyUnpayable } from '../pay/notices';
import { notices } from '../pay/outcomes';
import { prepayOf } from '../pay/prepay';
import { accountOnPhone, originOf } from '../phone';
import { allowedRedirect } from '../redirects';

const ticketClaims: Claims = { kind: 'visit', sub: 'js-ticket', until: 0 };

/** The ticket with which pages are signed for the messenger's SDK. */
export const jsTicketOf = (world: World): string => world.tokens.sign(ticketClaims).split('.')[2] as string;

/** What the messenger expects of a page: SHA-1 over ticket, nonce, time and the address without hash. */
export function jsSignature(
  ticket: string,
  nonceStr: string,
  timestamp: number | string,
  url: string,
): string {
  const page = url.replace(/#.*$/s, '');
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`;
  return createHash('sha1').update(text).digest('hex');
}

const signedPage = v.object({
  appId: v.string(),
  timestamp: v.string(),
  nonceStr: v.string(),
  signature: v.string(),
  url: v.string(),
});

const payment = v.object({
  appId: v.string(),
  timeStamp: v.string(),
  nonceStr: v.string(),
  package: v.string(),
  signType: v.string(),
  paySign: v.string(),
  /** How the shop hears of it; the phone of this world can choose. */
  notice: v.optional(v.picklist(notices), 'once'),
});

/** What the messenger asks its own servers when a page uses its bridge. */
export function messengerServer(app: FastifyInstance, world: World): void {
  app.post('/messenger/verify', async (request) => {
    const { success, output } = v.safeParse(signedPage, request.body);
    if (!success || output.appId !== MESSENGER_APP_ID) return { ok: false, why: 'invalid appid' };
    if (!allowedRedirect(world, originOf(request), output.url))
      return { ok: false, why: 'invalid url domain' };
    const { nonceStr, timestamp, url, signature } = output;
    const right = jsSignature(jsTicketOf(world), nonceStr, timestamp, url) === signature;
    return right ? { ok: true } : { ok: false, why: 'invalid signature' };
  });

  app.post('/messenger/pay/look', async (request) => {
    const { success, output } = v.safeParse(payment, request.body);
    const prepay = success ? await prepayOf(world.db, output) : undefined;
    if (!prepay) return { ok: false, why: '商户签名有误' };
    const why = whyUnpayable(prepay, world.clock.now());
    if (why) return { ok: false, why };
    return { ok: true, title: prepay.title, amount: prepay.amount, merchant: MERCHANT };
  });

  app.post('/messenger/pay/confirm', async (request) => {
    const { success, output } = v.safeParse(payment, request.body);
    const account = await accountOnPhone(world.db, request);
    if (!success || !account) return { ok: false, why: '支付失败' };
    const isPaid = await settle(world, (db) => prepayOf(db, output), account.openid, output.notice);
    return isPaid ? { ok: true } : { ok: false, why: '该订单无法支付' };
  });
}
