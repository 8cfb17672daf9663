import type { CourseLine } from '@suite/api';
import type { Updateable } from 'kysely';
import { update } from '../../../db/queries';
import type { Tables } from '../../../db/tables';
import type { Seeding } from '../../group';
import { makeContracts } from './contracts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

type Part = Updateable<Tables['contract']>;

/** The states of a person who has a contract in each of them, by the course. */
const states = ({ name, idNumber, now }: { name: string; idNumber: string; now: number }) => {
  const identity: Part = { signer_name: name, id_number: idNumber, province_id: '330000', city_id: '330100' };
  return {
    reform: null,
    // Bought long enough ago to have expired.
    investment: {},
    industry: {
      ...identity,
      face_at: now - 3 * DAY,
      sms_at: now - 3 * DAY,
      rejected_at: now - 2 * DAY,
      reason: '签名无法辨认，请用正楷重新签名',
    },
    advanced: { revoked_at: now - 5 * DAY, reason: '课程订单已退款，合同随之撤销' },
    jingpin: { ...identity, face_at: now - DAY },
    zc: { sign_way: 'link' },
  } satisfies Partial<Record<CourseLine, Part | null>>;
};

/** Contracts were signed soon after each purchase, apart from those that a person's traits leave open. */
export async function seedContracts({ db, now, person, learner }: Seeding): Promise<void> {
  await makeContracts({ db, now });
  const own = await db
    .selectFrom('contract')
    .select(['id', 'line', 'made_at'])
    .where('learner_id', '=', learner.id)
    .orderBy('made_at', 'desc')
    .execute();
  const open: Partial<Record<CourseLine, Part | null>> = person.traits.includes('contract-states')
    ? states({ ...person, now })
    : {};
  for (const [at, { id, line, made_at }] of own.entries()) {
    if (at === 0 && person.traits.includes('contract-to-sign')) continue;
    const part = open[line] ?? { signed_at: made_at + HOUR };
    if (Object.keys(part).length === 0) continue;
    await update(db, 'contract', { id }, part);
  }
}
