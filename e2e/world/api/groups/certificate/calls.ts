import {
  applyCert,
  expressInfo,
  hasCertificate,
  updateAddress,
  updateUserBasicInfo,
  uploadImg,
  type Certificate,
  type CourseLine,
} from '@suite/api';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import { handle, type LearnerAsking } from '../../handle';
import { notFound, rule } from '../../refusal';
import { addressFields, regionCheck } from '../address/address-schema';
import { diplomaLines } from '../my-info/diploma-number';
import { keepPhoto, photoAt } from './photo';
import { remember } from './review';
import { certificateOf, conditionsOf, enrolmentsOf, isOpen, rowOf, stateOf, verifiedName } from './state';
import type { CertificateRow } from './tables';
import { parcelOf } from './parcel';

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
const blank = { ...untouched, photo: null, id_number: null, address: null, submitted_at: null };

export const certificateHandlers = [
  handle(hasCertificate, async (asking) => {
    const certificates: Certificate[] = [];
    for (const { product } of await enrolmentsOf(asking)) {
      certificates.push(await certificateOf(asking, product as CourseLine));
    }
    return { name: await verifiedName(asking), server_time: timeText(asking.now), certificates };
  }),

  handle(expressInfo, v.object({ line: line() }), async (asking) => {
    const row = await rowOf(asking.db, asking.learner.id, asking.params.line);
    return row?.shipped_at ? parcelOf(row.shipped_at, asking.now) : null;
  }),

  handle(uploadImg, v.object({ file: v.string() }), async ({ db, learner, params }) => ({
    url: await keepPhoto(db, learner.id, params.file),
  })),

  handle(
    updateUserBasicInfo,
    v.object({ line: line(), photo: v.string(), id_number: idNumber() }),
    async (asking) => {
      const { db, learner, params } = asking;
      const row = await openRow(asking);
      const isKnown = params.photo === row?.photo || !!(await photoAt(db, learner.id, params.photo));
      if (!isKnown) throw notFound('照片不存在，请重新上传');
      if (!params.id_number && !row?.id_number) throw rule('请填写身份证号');
      await write(asking, {
        photo: params.photo,
        ...(params.id_number && { id_number: params.id_number }),
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
      await write(asking, { address: JSON.stringify(address) });
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
