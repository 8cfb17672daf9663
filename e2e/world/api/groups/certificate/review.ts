import type { CertificatePart, CourseLine } from '@suite/api';
import { find, insert, update } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import { recordOf } from '../../../people/person';
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
  const learner = await find(db, 'learner', { id: row.learner_id });
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
  await insert(db, 'certificate_event', event);
}

/** What the staff does next with an application, and when it is due; undefined if it is the learner's turn. */
function nextStep(
  row: CertificateRow,
): { state: 'reviewing' | 'decided' | 'shipped'; due: number } | undefined {
  const submitted = row.submitted_at ?? 0;
  switch (stateOf(row)) {
    case 'submitted':
      return { state: 'reviewing', due: submitted + after.taken };
    case 'reviewing':
      return { state: 'decided', due: submitted + after.decided };
    case 'issued':
      return { state: 'shipped', due: (row.issued_at ?? 0) + after.shipped };
    default:
      return undefined;
  }
}

/** Does the next step by that time; false if none is due. */
async function advance(db: Db, row: CertificateRow, until: number): Promise<boolean> {
  const next = nextStep(row);
  if (!next || next.due > until) return false;
  const { learner_id, line } = row;
  const at = next.due;
  const write = async (state: EventRow['state'], change: Partial<CertificateRow>) => {
    await update(db, 'certificate', { learner_id, line }, change);
    await remember(db, { learner_id, line, at, state, reason: change.reason ?? '' });
  };
  if (next.state === 'reviewing') await write('reviewing', { taken_at: at });
  else if (next.state === 'shipped') await write('shipped', { shipped_at: at });
  else {
    const fault = await faultOf(db, row);
    await (fault ? write('rejected', { rejected_at: at, ...fault }) : write('issued', { issued_at: at }));
  }
  return true;
}

/** The staff takes applications up, decides on them and ships what was printed. */
export async function reviewCertificates({ db, now }: Filling): Promise<void> {
  const open = await db
    .selectFrom('certificate')
    .select(['learner_id', 'line'])
    .where('submitted_at', 'is not', null)
    .where('rejected_at', 'is', null)
    .where('shipped_at', 'is', null)
    .execute();
  for (const { learner_id, line } of open) {
    // Days may have passed at once: each step follows the one before it.
    for (;;) {
      const row = await rowOf(db, learner_id, line);
      if (!row || !(await advance(db, row, now))) break;
    }
  }
}

/** The staff does its next step at once; false when it is the learner's turn. */
export async function hastenReview(
  { db, now }: Filling,
  learnerId: number,
  line: CourseLine,
): Promise<boolean> {
  const row = await rowOf(db, learnerId, line);
  const next = row && nextStep(row);
  if (!next) return false;
  // As if everything before had begun so much earlier that the step is due now.
  const early = next.due - now;
  const earlier = (at: number | null) => (at === null ? null : at - early);
  await update(
    db,
    'certificate',
    { learner_id: learnerId, line },
    { submitted_at: earlier(row.submitted_at), issued_at: earlier(row.issued_at) },
  );
  const moved = await rowOf(db, learnerId, line);
  return !!moved && advance(db, moved, now);
}
