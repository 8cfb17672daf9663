import { createPayment, type PayChannel, type Payment } from '@suite/api';
import type { Notice } from '../providers/pay/outcomes';
import type { Caller, WorldUnderTest } from './world-under-test';

/** Confirms a pay sheet on a person's phone; `ok` says whether the money was taken. */
export async function confirm(
  { app }: WorldUnderTest,
  { pay_params }: Pick<Payment, 'pay_params'>,
  person: string,
  notice: Notice = 'once',
): Promise<{ ok: boolean; why?: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: '/messenger/pay/confirm',
    cookies: { world_person: person },
    payload: { ...pay_params, notice },
  });
  return answer.json();
}

/** Pays an order on the learner's phone. */
export async function payFor(
  under: WorldUnderTest,
  order_no: string,
  person: string,
  as: Caller,
  { channel = 'messenger', notice }: { channel?: PayChannel; notice?: Notice } = {},
): Promise<void> {
  const payment = await under.data(createPayment, { order_no, channel }, as);
  const { ok, why } = await confirm(under, payment, person, notice);
  if (!ok) throw new Error(`${order_no}: ${why}`);
}
