import type { CourseLine } from '@suite/api';
import { update } from '../../../db/queries';
import type { Seeding } from '../../group';
import { agreementOf } from './agreement';
import { bindCard, offerFor, sign } from './apply';
import { purchasesOf } from './purchases';

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

export async function seedRefunds({ db, now, person, learner }: Seeding): Promise<void> {
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
