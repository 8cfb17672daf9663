import type { CertificatePart } from '@suite/api';
import type { Db } from '../../../db/tables';
import { recordOf } from '../../../people/records';
import type { Filling } from '../../group';
import { photoAt } from './photo';
import { rowOf, stateOf } from './state';
import type { CertificateRow, EventRow } from './tables';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

/** How long after the step before it each step comes. */
const after = { taken: 2 * HOUR, decided: DAY, shipped: 3 * DAY } as const;

/** Bytes below which a photo can show no face: a plain ground compresses to almost nothing. */
const EMPTY_PHOTO = 10 * 1024;

interface Fault {
  wrong_part: CertificatePart;
  reason: string;
}

/** What the reviewer finds; undefined when all is well. */
async function faultOf(db: Db, row: CertificateRow): Promise<Fault | undefined> {
  const learner = await db
    .selectFrom('learner')
    .select('person')
    .where('id', '=', row.learner_id)
    .executeTakeFirst();
  const known = recordOf(learner?.person)?.idNumber;
  if (known && row.id_number !== known) {
    return { wrong_part: 'id_number', reason: '身份证号与实名认证的信息不一致，请核对后重新填写。' };
  }
  const photo = await photoAt(db, row.learner_id, row.photo ?? '');
  if (photo && photo.bytes.length < EMPTY_PHOTO) {
    return {
      wrong_part: 'photo',
      reason: '照片中没有清晰的人像，请上传近期正面免冠照，五官清楚、背景干净。',
    };
  }
  return undefined;
}

/** Writes down what happened to a certificate. */
export async function remember(db: Db, event: EventRow): Promise<void> {
  await db.insertInto('certificate_event').values(event).execute();
}

type Step = [EventRow['state'], at: number, Partial<CertificateRow>];

/** The step that is due, if there is one. */
async function dueStep({ db, now }: Filling, row: CertificateRow): Promise<Step | undefined> {
  const state = stateOf(row);
  const submitted = row.submitted_at ?? now;
  const due = {
    submitted: submitted + after.taken,
    reviewing: submitted + after.decided,
    issued: (row.issued_at ?? now) + after.shipped,
  };
  if (!(state in due)) return undefined;
  const at = due[state as keyof typeof due];
  if (at > now) return undefined;
  if (state === 'submitted') return ['reviewing', at, { taken_at: at }];
  if (state === 'issued') return ['shipped', at, { shipped_at: at }];
  const fault = await faultOf(db, row);
  return fault ? ['rejected', at, { rejected_at: at, ...fault }] : ['issued', at, { issued_at: at }];
}

/** The staff takes applications up, decides on them and ships what was printed. */
export async function reviewCertificates(filling: Filling): Promise<void> {
  const { db } = filling;
  const open = await db
    .selectFrom('certificate')
    .selectAll()
    .where('submitted_at', 'is not', null)
    .where('rejected_at', 'is', null)
    .where('shipped_at', 'is', null)
    .execute();
  for (const { learner_id, line } of open) {
    // Days may have passed at once: each step follows the one before it.
    for (;;) {
      const row = await rowOf(db, learner_id, line);
      const step = row && (await dueStep(filling, row));
      if (!step) break;
      const [state, at, change] = step;
      await db
        .updateTable('certificate')
        .set(change)
        .where('learner_id', '=', learner_id)
        .where('line', '=', line)
        .execute();
      await remember(db, { learner_id, line, at, state, reason: change.reason ?? '' });
    }
  }
}
