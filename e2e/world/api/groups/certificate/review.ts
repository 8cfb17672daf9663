import { createHash } from 'node:crypto';
import { codes, type CertificatePart, type CourseLine } from '@suite/api';
import type { FastifyInstance } from 'fastify';
import { find, insert, insertOnce, update, type Db } from '../../../db';
import { recordOf } from '../../../people/person';
import type { World } from '../../../world';
import type { Filling } from '../../group';
import { callerOf, Refusal, signedIn } from '../../handle';
import { rowOf, stateOf, type CertificateRow, type EventRow } from './state';

const LARGEST = 1024 * 1024;
/** Where photos are served. */
const FOLDER = '/api/media/certificate-photos/';

const dataAddress = /^data:image\/(jpeg|png);base64,([A-Za-z0-9+/]+={0,2})$/;
const beginnings = { 'image/jpeg': [0xff, 0xd8, 0xff], 'image/png': [0x89, 0x50, 0x4e, 0x47] } as const;

/** The picture of a data address, if it is what it says and not too large. */
function pictureOf(file: string): { type: keyof typeof beginnings; bytes: Buffer } {
  const [, kind, text = ''] = dataAddress.exec(file) ?? [];
  const type = kind === 'png' ? 'image/png' : 'image/jpeg';
  const bytes = Buffer.from(text, 'base64');
  const isPicture = beginnings[type].every((byte, at) => bytes[at] === byte);
  if (!kind || !isPicture) throw new Refusal(codes.BAD_PARAMS, '照片格式不支持，请上传 JPG 或 PNG 图片');
  if (bytes.length > LARGEST) throw new Refusal(codes.TOO_LARGE, '照片不能超过 1 MB，请换一张');
  return { type, bytes };
}

/** Keeps a photo and gives its address; the same photo has the same address. */
export async function keepPhoto(db: Db, learnerId: number, file: string): Promise<string> {
  const { type, bytes } = pictureOf(file);
  const id = createHash('sha256').update(`${learnerId} `).update(bytes).digest('hex').slice(0, 32);
  await insertOnce(db, 'certificate_photo', { id, learner_id: learnerId, type, bytes });
  return FOLDER + id;
}

/** The photo at an address, if the learner has sent it. */
export const photoAt = (db: Db, learnerId: number, address: string) =>
  find(db, 'certificate_photo', {
    id: address.startsWith(FOLDER) ? address.slice(FOLDER.length) : '',
    learner_id: learnerId,
  });

/** Serves a photo to the learner who has sent it, and to nobody else. */
export function servePhotos(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string } }>(`${FOLDER}:id`, async (request, reply) => {
    const found = await find(world.db, 'certificate_photo', { id: request.params.id });
    const caller = callerOf(request, world.tokens);
    const who = await signedIn(world.db, caller, world.clock.now(), 'learner').catch(() => undefined);
    if (!found || found.learner_id !== who?.learner.id)
      return reply.code(404).type('text/plain; charset=utf-8').send('未找到\n');
    return reply
      .headers({ 'content-type': found.type, 'cache-control': 'no-store' })
      .send(Buffer.from(found.bytes));
  });
}

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
