import type { InviteCode } from '@suite/api';
import { find, insert } from '../../../db/queries';
import type { Filling, Seeding } from '../../group';
import { learnOrder } from './book-payment';
import { goodsOf } from './catalogue';
import { type Asked, closeOrder } from './order-rows';

interface Guest extends Asked {
  learner: { id: number };
}

const no = (state: InviteCode['state'], reason: string): InviteCode => ({
  state,
  reason,
  code: '',
  goods_name: '',
});

/** What a code is good for, for that learner. It is used by the order that is made with it. */
export async function inviteOf({ db, now, learner }: Guest, given: string): Promise<InviteCode> {
  const code = given.trim().toUpperCase();
  const row = await find(db, 'invite_code', { code });
  const content = row && goodsOf(row.goods_id);
  if (!content) return no('wrong', '邀请码不存在，请核对后重新输入');
  const order = await db
    .selectFrom('orders')
    .select(['learner_id', 'status'])
    .where('invite_code', '=', code)
    .where(({ eb, or, and }) =>
      or([eb('status', '=', 'paid'), and([eb('status', '=', 'pending'), eb('expires_at', '>', now)])]),
    )
    .executeTakeFirst();
  const isOwnOrder = order?.status === 'pending' && order.learner_id === learner.id;
  if (order && !isOwnOrder) return no('used', '邀请码已被使用');
  if (row.until <= now) return no('expired', '邀请码已过期，请向邀请人索取新的邀请码');
  if (row.learner_id !== null && row.learner_id !== learner.id) {
    return no('other', '该邀请码不属于您，请使用发给您本人的邀请码');
  }
  return { state: 'ok', reason: '', code: content.id, goods_name: content.name };
}

/** Closes the order that holds a code, if it was not paid in time. */
export async function freeInvite(asked: Asked, code: string): Promise<void> {
  const { db, now } = asked;
  const held = await db
    .selectFrom('orders')
    .selectAll()
    .where('invite_code', '=', code)
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  if (!held) return;
  const { order_no, status } = await learnOrder(asked, held);
  if (status === 'pending') await closeOrder(asked, order_no, 'expired');
}

const DAY = 24 * 3600_000;
const GOODS = 'CS003';

/** Codes for everyone: good, and out of date. */
export async function fillInvites({ db, now }: Filling): Promise<void> {
  const add = (code: string, until: number) => ({ code, goods_id: GOODS, learner_id: null, until });
  await insert(db, 'invite_code', [
    add('HELLO2026', now + 365 * DAY),
    add('FRIEND88', now + 365 * DAY),
    add('USED2025', now + 365 * DAY),
    add('LATE2024', now - DAY),
  ]);
}

/** A code that only one learner may use. */
export async function seedInvite({ db, now, learner }: Seeding): Promise<void> {
  await insert(db, 'invite_code', {
    code: 'ONLYBOUND',
    goods_id: GOODS,
    learner_id: learner.id,
    until: now + 365 * DAY,
  });
}
