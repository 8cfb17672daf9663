import {
  codes,
  createAndSignUrl,
  handsSignature,
  isSignedSuccess,
  verifyContractCode,
  verifyFaceUrl,
  verifyIdentity3,
} from '@suite/api';
import * as v from 'valibot';
import { dayOf } from '../../../clock/china-time';
import { contractDocuments, contractNames } from '../../../content';
import { remove, update } from '../../../db';
import { createSigning } from '../../../providers/e-sign/signing-pages';
import { createFaceCheck } from '../../../providers/face/face-pages';
import { spendCode } from '../../../providers/sms/sms';
import { handle, id, notFound, Refusal, rule, smsCode, text } from '../../handle';
import { isCity } from '../address/address-schema';
import { contractInfo, contractOf, progressOf } from './contracts';
import { begunAnew, CONFIRMS, hasNoFace, mustBeAt } from './rules';

/** Pictures of signatures stay far below this. */
const SIGNATURE_MOST = 400_000;

const idNumber = v.pipe(v.string(), v.regex(/^\d{17}[\dX]$/, '身份证号格式不正确'));

/** The steps from the identity to the signature; each needs the ones before it. */
export const signingHandlers = [
  handle(
    verifyIdentity3,
    v.object({
      contractId: id(),
      name: text(30),
      id_card: idNumber,
      province_id: v.string(),
      city_id: v.string(),
    }),
    async ({ db, now, learner, params }) => {
      const { contractId, name, id_card, province_id, city_id } = params;
      const contract = await contractOf(db, learner.id, contractId);
      const { status, step } = progressOf(contract, now);
      const isAnew = status === 'expired' || status === 'rejected';
      // Wrong data may be corrected until the face has proved them.
      if (!isAnew && step !== 'face') mustBeAt(progressOf(contract, now), 'identity');
      if (!isAnew && step === 'face' && (status === 'revoked' || status === 'signed')) {
        mustBeAt(progressOf(contract, now), 'identity');
      }
      if (!isCity({ province_id, city_id })) throw rule('请选择所在省市');
      if (learner.name !== '' && learner.name !== name) {
        throw new Refusal(codes.IDENTITY_MISMATCH, '姓名与身份证号不一致');
      }
      await update(
        db,
        'contract',
        { id: contractId },
        {
          signer_name: name,
          id_number: id_card,
          province_id,
          city_id,
          face_code: null,
          face_at: null,
          sms_at: null,
          has_no_face: hasNoFace(name),
          ...(isAnew && begunAnew(now)),
        },
      );
      // A refused signing on the sign service's page would reject the contract again.
      if (isAnew) await remove(db, 'signing', { contract_id: String(contractId) });
      return null;
    },
  ),

  handle(
    verifyFaceUrl,
    v.object({ contractId: id(), returnUrl: v.string() }),
    async ({ db, now, learner, params }) => {
      const contract = await contractOf(db, learner.id, params.contractId);
      mustBeAt(progressOf(contract, now), 'face');
      const { row, face } = contract;
      if (row.has_no_face) throw new Refusal(codes.IDENTITY_MISMATCH, '没有查到对应的身份信息');
      if (face?.state === 'failed' && face.triesLeft === 0 && dayOf(face.at ?? 0) === dayOf(now)) {
        throw rule('今天的核验次数已用完，请明天再试');
      }
      const path = await createFaceCheck(
        { db, now },
        { learnerId: learner.id, name: row.signer_name ?? learner.name, returnUrl: params.returnUrl },
      );
      await update(db, 'contract', { id: row.id }, { face_code: path.slice(3) });
      return { shortUrl: path };
    },
  ),

  handle(
    verifyContractCode,
    v.object({ contractId: id(), code: smsCode() }),
    async ({ db, now, learner, params }) => {
      const contract = await contractOf(db, learner.id, params.contractId);
      mustBeAt(progressOf(contract, now), 'sms');
      const wrong = await spendCode({ db, now }, learner.mobile, 'contract', params.code);
      if (wrong) return wrong;
      await update(db, 'contract', { id: contract.row.id }, { sms_at: now });
      return null;
    },
  ),

  handle(
    handsSignature,
    v.object({
      contractId: id(),
      version: v.string(),
      signature: v.pipe(
        v.string(),
        v.maxLength(SIGNATURE_MOST, '签名图片过大'),
        v.regex(/^data:image\/png;base64,[\w+/]+=*$/, '签名图片格式不正确'),
      ),
    }),
    async ({ db, now, learner, params }) => {
      const contract = await contractOf(db, learner.id, params.contractId);
      mustBeAt(progressOf(contract, now), 'sign');
      const { row } = contract;
      if (String(row.version) !== params.version) {
        throw new Refusal(codes.CONTRACT_NOT_READY, '合同内容已更新，请重新阅读后再签署');
      }
      if (row.sign_way !== 'drawn') throw new Refusal(codes.CONTRACT_NOT_READY, '请前往签署页面签署');
      await update(
        db,
        'contract',
        { id: row.id, signed_at: null },
        { signed_at: now + CONFIRMS, signature: params.signature },
      );
      return null;
    },
  ),

  handle(
    createAndSignUrl,
    v.object({ contractId: v.optional(id()), returnUrl: v.string() }),
    async ({ db, now, learner, params }) => {
      const contractId = params.contractId ?? (await contractInfo({ db, now, learner }))?.id;
      if (contractId === undefined) throw notFound('没有待签署的合同');
      const contract = await contractOf(db, learner.id, contractId);
      mustBeAt(progressOf(contract, now), 'sign');
      const { line, version } = contract.row;
      const blocks = contractDocuments(line, version).flatMap((document) => document.blocks);
      const shortUrl = await createSigning(
        { db, now },
        {
          learnerId: learner.id,
          contractId,
          title: contractNames[line],
          paragraphs: blocks.map(({ title, html }) => `${title} ${html.replace(/<[^>]+>/g, '')}`),
          returnUrl: params.returnUrl,
        },
      );
      return { shortUrl };
    },
  ),

  handle(isSignedSuccess, v.object({ contractId: id() }), async ({ db, now, learner, params }) => {
    const contract = await contractOf(db, learner.id, params.contractId);
    const { status, signedAt } = progressOf(contract, now);
    return { is_submitted: signedAt === null ? 0 : 1, is_signed: status === 'signed' ? 1 : 0 };
  }),
];
