import type { CourseLine } from '@suite/api';
import { insert } from '../../../db/queries';
import { avatarOf } from '../../../people/person';
import type { Seeding } from '../../group';
import { homeOf } from '../address/seed';
import { remember } from './review';
import type { CertificateRow, EventRow } from './tables';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

type Ago = Partial<Record<'submitted' | 'reviewing' | 'rejected' | 'issued' | 'shipped', number>>;

/** How long ago a person's applications reached each state; a draft has reached none. */
const applications: Record<string, Partial<Record<CourseLine, Ago>>> = {
  graduated: { advanced: { submitted: 80 * DAY, reviewing: 79 * DAY, issued: 78 * DAY, shipped: 75 * DAY } },
  premium: {
    reform: { submitted: 6 * DAY, reviewing: 6 * DAY - 2 * HOUR, issued: 5 * DAY, shipped: DAY },
    advanced: { submitted: 3 * DAY, reviewing: 3 * DAY - 2 * HOUR, rejected: 2 * DAY },
    investment: { submitted: 5 * HOUR, reviewing: 3 * HOUR },
  },
  certified: {
    finance: {},
    advanced: { submitted: HOUR },
    investment: { submitted: 3 * DAY, reviewing: 3 * DAY - 2 * HOUR, issued: 2 * DAY },
  },
};

const REJECTED = {
  wrong_part: 'photo',
  reason: '照片有明显反光，看不清眼睛，请上传近期正面免冠照，五官清楚、背景干净。',
} as const;

/** Graduates have applied for their certificates, each in another state. */
export async function seedCertificates({ db, now, person, learner }: Seeding): Promise<void> {
  const address = homeOf({ person, learner });
  for (const [line, ago] of Object.entries(applications[person.key.split('~')[0] ?? ''] ?? {})) {
    const at = (state: keyof Ago) => (ago[state] === undefined ? null : now - ago[state]);
    const row: CertificateRow = {
      learner_id: learner.id,
      line: line as CourseLine,
      photo: avatarOf(person.key),
      id_number: person.idNumber,
      address: ago.submitted === undefined ? null : JSON.stringify(address),
      submitted_at: at('submitted'),
      taken_at: at('reviewing'),
      rejected_at: at('rejected'),
      reason: null,
      wrong_part: null,
      issued_at: at('issued'),
      shipped_at: at('shipped'),
      ...(ago.rejected !== undefined && REJECTED),
    };
    await insert(db, 'certificate', row);
    for (const state of Object.keys(ago) as EventRow['state'][]) {
      await remember(db, {
        learner_id: learner.id,
        line: line as CourseLine,
        at: at(state) ?? now,
        state,
        reason: state === 'rejected' ? REJECTED.reason : '',
      });
    }
  }
}
