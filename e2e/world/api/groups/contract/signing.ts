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
import { contractNames } from '../../../content';
import { update } from '../../../db';
import { spendCode } from '../../../providers/sms/sms';
import { handle, id, notFound, Refusal, smsCode } from '../../handle';
import { contractInfo, contractOf, documentsOf, progressOf } from './contracts';
import { readingParam, withReading } from './reading';
import { CONFIRMS, consentTo, mustBeAt, mustBeUnsignedElsewhere, mustBeVersion, withConsent } from './rules';
import {
  closeSigning,
  identityParams,
  linkParams,
  openFaceCheck,
  openSigning,
  signUrlParams,
  takeIdentity,
} from './steps';

/** Pictures of signatures stay far below this. */
const SIGNATURE_MOST = 400_000;

/** The steps from the identity to the signature; each needs the ones before it. */
export const signingHandlers = [
  handle(verifyIdentity3, identityParams, async (asking) => {
    const { db, now, params } = asking;
    const contract = await contractOf(asking, params.contractId);
    const columns = await takeIdentity(asking, String(params.contractId), {
      ...contract,
      ...progressOf(contract, now),
    });
    await update(db, 'contract', { id: params.contractId }, { ...columns, face_at: null });
    return null;
  }),

  handle(verifyFaceUrl, linkParams, async (asking) => {
    const contract = await contractOf(asking, asking.params.contractId);
    const { row } = contract;
    mustBeAt(progressOf(contract, asking.now), 'face');
    await update(asking.db, 'contract', { id: row.id }, withConsent(row, asking.params.consent));
    return openFaceCheck(asking, String(row.id), row);
  }),

  handle(verifyContractCode, v.object({ contractId: id(), code: smsCode() }), async (asking) => {
    const { db, now, learner, params } = asking;
    const contract = await contractOf(asking, params.contractId);
    mustBeAt(progressOf(contract, now), 'sms');
    const wrong = await spendCode({ db, now }, learner.mobile, 'contract', params.code);
    if (wrong) return wrong;
    await update(db, 'contract', { id: contract.row.id }, { sms_at: now, sms_mobile: learner.mobile });
    return null;
  }),

  handle(
    handsSignature,
    v.object({
      contractId: id(),
      version: v.string(),
      reading: readingParam,
      consent: consentTo('signature'),
      signature: v.pipe(
        v.string(),
        v.maxLength(SIGNATURE_MOST, '签名图片过大'),
        v.regex(/^data:image\/png;base64,[\w+/]+=*$/, '签名图片格式不正确'),
      ),
    }),
    async (asking) => {
      const { db, now, params } = asking;
      const contract = await contractOf(asking, params.contractId);
      mustBeAt(progressOf(contract, now), 'sign');
      const { row } = contract;
      mustBeVersion(row, params.version);
      mustBeUnsignedElsewhere(contract.signing);
      if (row.sign_way !== 'drawn') throw new Refusal(codes.CONTRACT_NOT_READY, '请前往签署页面签署');
      await update(
        db,
        'contract',
        { id: row.id, signed_at: null },
        {
          signed_at: now + (row.heard_after ?? CONFIRMS),
          signature: params.signature,
          ...withReading({ version: row.version, documents: documentsOf(row) }, params.reading),
          ...withConsent(row, params.consent),
        },
      );
      await closeSigning(db, String(row.id));
      return null;
    },
  ),

  handle(
    createAndSignUrl,
    v.object({ ...signUrlParams.entries, contractId: v.optional(id()) }),
    async (asking) => {
      const contractId = asking.params.contractId ?? (await contractInfo(asking))?.id;
      if (contractId === undefined) throw notFound('没有待签署的合同');
      const contract = await contractOf(asking, contractId);
      mustBeAt(progressOf(contract, asking.now), 'sign');
      const { row } = contract;
      const documents = documentsOf(row);
      const { consent, reading } = asking.params;
      const columns = {
        ...withConsent(row, consent),
        ...withReading({ version: row.version, documents }, reading),
      };
      await update(asking.db, 'contract', { id: contractId }, columns);
      const { line, version } = row;
      return openSigning(asking, String(contractId), { title: contractNames[line], version, documents });
    },
  ),

  handle(isSignedSuccess, v.object({ contractId: id() }), async (asking) => {
    const contract = await contractOf(asking, asking.params.contractId);
    const { status, signedAt } = progressOf(contract, asking.now);
    return { is_submitted: signedAt === null ? 0 : 1, is_signed: status === 'signed' ? 1 : 0 };
  }),
];
