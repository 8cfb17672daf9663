import {
  applyCert,
  expressInfo,
  hasCertificate,
  updateAddress,
  updateUserBasicInfo,
  uploadImg,
  type Certificate,
  type CourseLine,
  type ExpressInfo,
} from '@suite/api';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import type { Insertable } from 'kysely';
import { insert, type Tables } from '../../../db';
import { avatarOf } from '../../../people/person';
import type { Group, Seeding } from '../../group';
import { handle, notFound, rule, type LearnerAsking } from '../../handle';
import { homeOf } from '../address';
import { addressFields, regionCheck, snapshotOf } from '../address/address-schema';
import { consentTo, withConsent } from '../contract/rules';
import { diplomaLines } from '../my-info';
import { keepPhoto, photoAt, remember, reviewCertificates } from './review';
import {
  certificateOf,
  certifiedEnrolments,
  conditionsOf,
  isOpen,
  rowOf,
  stateOf,
  verifiedName,
  type CertificateRow,
  type EventRow,
} from './state';

const stations: [hours: number, text: string][] = [
  [0, '快递员已取件，证书从杭州寄出'],
  [9, '包裹已到达 杭州转运中心'],
  [30, '包裹正在派送，请保持电话畅通'],
  [36, '包裹已签收，感谢使用'],
];

/** Where a parcel is that was sent at a moment. */
function parcelOf(sentAt: number, now: number): ExpressInfo {
  const track = stations
    .map(([hours, text]) => ({ at: sentAt + hours * HOUR, text }))
    .filter(({ at }) => at <= now)
    .map(({ at, text }) => ({ record_time: timeText(at), text }))
    .reverse();
  return { company: '顺丰速运', express_no: `SF${String(sentAt).slice(0, 12)}`, track };
}

const line = () => v.picklist(diplomaLines);
const idNumber = () => v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{17}[\dX])?$/, '身份证号格式不正确'));

type Asking = Pick<LearnerAsking<{ line: CourseLine }>, 'db' | 'now' | 'learner' | 'params'>;

/** The application that the learner may change now; throws if there is none. */
async function openRow(asking: Asking): Promise<CertificateRow | undefined> {
  const { now, params } = asking;
  const conditions = await conditionsOf(asking, params.line);
  if (!Object.values(conditions).every(Boolean)) throw rule('还没有满足申请条件，请先完成所有条件');
  const row = await rowOf(asking.db, asking.learner.id, params.line);
  if (isOpen(row, now)) return row;
  const state = stateOf(row);
  throw rule(
    state === 'issued' || state === 'shipped'
      ? '更正期限已过，请联系班主任老师'
      : '申请已经提交，审核期间不能修改',
  );
}

async function write({ db, learner, params }: Asking, change: Partial<CertificateRow>): Promise<void> {
  await db
    .insertInto('certificate')
    .values({ ...blank, learner_id: learner.id, line: params.line, ...change })
    .onConflict((conflict) => conflict.columns(['learner_id', 'line']).doUpdateSet(change))
    .execute();
}

const untouched = {
  taken_at: null,
  rejected_at: null,
  reason: null,
  wrong_part: null,
  issued_at: null,
  shipped_at: null,
};
const blank = {
  ...untouched,
  ...{ photo: null, id_number: null, address: null, submitted_at: null, consents: '[]' },
};

/** Whether other data were given in place of those that the reviewer refused. */
const isCorrected = (row: CertificateRow | undefined, given: { photo: string; id_number: string }) =>
  row?.wrong_part === 'photo' ? given.photo !== row.photo : given.id_number !== '';

const certificateHandlers = [
  handle(hasCertificate, async (asking) => {
    const certificates: Certificate[] = [];
    for (const { product } of await certifiedEnrolments(asking)) {
      certificates.push(await certificateOf(asking, product as CourseLine));
    }
    return { name: await verifiedName(asking), server_time: timeText(asking.now), certificates };
  }),

  handle(expressInfo, v.object({ line: line() }), async (asking) => {
    const row = await rowOf(asking.db, asking.learner.id, asking.params.line);
    return row?.shipped_at ? parcelOf(row.shipped_at, asking.now) : null;
  }),

  handle(
    uploadImg,
    v.object({ line: line(), file: v.string(), consent: consentTo('photo') }),
    async (asking) => {
      const { db, learner, params } = asking;
      const row = await openRow(asking);
      const photo = await keepPhoto(db, learner.id, params.file);
      // An issued certificate keeps its photo until a correction is submitted.
      if (!row?.issued_at) {
        await write(asking, {
          photo,
          ...withConsent(row ?? blank, params.consent),
          ...(row?.wrong_part === 'photo' && photo !== row.photo && { wrong_part: null }),
        });
      }
      return { url: photo };
    },
  ),

  handle(
    updateUserBasicInfo,
    v.object({
      line: line(),
      photo: v.string(),
      id_number: idNumber(),
      consents: v.tuple([consentTo('id_number'), consentTo('photo')]),
    }),
    async (asking) => {
      const { db, learner, params } = asking;
      const row = await openRow(asking);
      const isKnown = params.photo === row?.photo || !!(await photoAt(db, learner.id, params.photo));
      if (!isKnown) throw notFound('照片不存在，请重新上传');
      if (!params.id_number && !row?.id_number) throw rule('请填写身份证号');
      await write(asking, {
        photo: params.photo,
        ...withConsent(withConsent(row ?? blank, params.consents[0]), params.consents[1]),
        ...(params.id_number && { id_number: params.id_number }),
        ...(isCorrected(row, params) && { wrong_part: null }),
      });
      return null;
    },
  ),

  handle(
    updateAddress,
    v.pipe(v.object({ line: line(), ...addressFields }), regionCheck()),
    async (asking) => {
      const { line: of, ...address } = asking.params;
      const row = await rowOf(asking.db, asking.learner.id, of);
      if (!row) await openRow(asking);
      if (stateOf(row) === 'shipped') throw rule('证书已经寄出，不能再修改地址');
      await write(asking, { address: snapshotOf(address) });
      return null;
    },
  ),

  handle(applyCert, v.object({ line: line() }), async (asking) => {
    const { db, now, learner, params } = asking;
    const row = await openRow(asking);
    if (!row?.photo || !row.id_number || !row.address) throw rule('资料还没有填写完整');
    await write(asking, { ...untouched, submitted_at: now });
    await remember(db, {
      learner_id: learner.id,
      line: params.line,
      at: now,
      state: 'submitted',
      reason: '',
    });
    return null;
  }),
];

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
async function seedCertificates({ db, now, person, learner }: Seeding): Promise<void> {
  const address = homeOf({ person, learner });
  for (const [line, ago] of Object.entries(applications[person.key.split('~')[0] ?? ''] ?? {})) {
    const at = (state: keyof Ago) => (ago[state] === undefined ? null : now - ago[state]);
    const row: Insertable<Tables['certificate']> = {
      learner_id: learner.id,
      line: line as CourseLine,
      photo: avatarOf(person.key),
      id_number: person.idNumber,
      address: ago.submitted === undefined ? null : snapshotOf(address),
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

/** The printed certificates: applying, the review, and their way to the learner. */
export const certificate: Group = {
  name: 'certificate',
  handlers: certificateHandlers,
  seed: seedCertificates,
  settle: reviewCertificates,
};
