import { randomInt } from 'node:crypto';
import { codes } from '@suite/api';
import type { Generated } from 'kysely';
import { dayOf, startOfDay } from '../../clock/china-time';
import { insert, update, type Db } from '../../db';
import { Refusal, rule } from '../../params';

interface SmsTable {
  id: Generated<number>;
  mobile: string;
  /** What the code is for; a code holds for that alone. */
  purpose: string;
  code: string;
  words: string;
  sent_at: number;
  /** 1 once the code was used, or guessed at too often. */
  spent: 0 | 1;
  tries: number;
}

declare module '../../db' {
  interface Tables {
    sms: SmsTable;
  }
}

/** Seconds between two messages to one number for one purpose. */
export const SMS_PAUSE = 60;
const A_DAY = 10;
const HOLDS = 5 * 60_000;
const TRIES = 5;

/** Sends a code to a number; it can be read in the inbox. */
export async function sendCode(
  { db, now }: { db: Db; now: number },
  mobile: string,
  purpose: string,
): Promise<void> {
  const earlier = db.selectFrom('sms').where('mobile', '=', mobile).where('sent_at', '<=', now);
  const last = await earlier
    .where('purpose', '=', purpose)
    .select('sent_at')
    .orderBy('sent_at', 'desc')
    .executeTakeFirst();
  if (last && now - last.sent_at < SMS_PAUSE * 1000) {
    const seconds = Math.ceil(SMS_PAUSE - (now - last.sent_at) / 1000);
    throw new Refusal(codes.TOO_OFTEN, `操作太频繁，请 ${seconds} 秒后再试`);
  }
  const today = await earlier
    .where('sent_at', '>=', startOfDay(dayOf(now)))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (today.count >= A_DAY) throw new Refusal(codes.TOO_OFTEN, '今天获取验证码的次数已达上限，请明天再试');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await insert(db, 'sms', {
    mobile,
    purpose,
    code,
    words: `【学习平台】验证码 ${code}，5 分钟内有效。请勿告诉他人。`,
    sent_at: now,
    spent: 0,
    tries: 0,
  });
}

/**
 * Spends a code, or returns why it is refused. The refusal is to be returned, not thrown,
 * so that a wrong guess counts.
 */
export async function spendCode(
  { db, now }: { db: Db; now: number },
  mobile: string,
  purpose: string,
  code: string,
): Promise<Refusal | undefined> {
  const last = await db
    .selectFrom('sms')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .where('sent_at', '<=', now)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!last || last.spent || now - last.sent_at > HOLDS) return rule('验证码已失效，请重新获取');
  const right = last.code === code;
  const tries = last.tries + 1;
  await update(db, 'sms', { id: last.id }, { tries, spent: right || tries >= TRIES ? 1 : 0 });
  return right ? undefined : rule('验证码不正确');
}
