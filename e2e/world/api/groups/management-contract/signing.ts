import {
  type Call,
  codes,
  type ContractParams,
  type HandsSignatureParams,
  type IdentityParams,
  type LinkParams,
  type ManageContractState,
  type ShortUrl,
} from '@suite/api';
import * as v from 'valibot';
import { dayOf } from '../../../clock/china-time';
import { manageDocuments } from '../../../content';
import { remove } from '../../../db/queries';
import { createSigning } from '../../../providers/e-sign/signings';
import { createFaceCheck } from '../../../providers/face/face-checks';
import { spendCode } from '../../../providers/sms/sms';
import { handle, type LearnerAsking } from '../../handle';
import { id, smsCode, text } from '../../params';
import { Refusal, rule } from '../../refusal';
import { isCity } from '../address/areas';
import { begunAnew, CONFIRMS, hasNoFace, mustBeAt } from '../contract/rules';
import { CODE_FOR } from '../management/course';
import { contractOf, type Known, stateOf } from './contracts';
import { signingKey } from './facts';
import { pictureOf } from './store';

/** The calls of one edition that sign a contract; both follow the same rules. */
export interface SigningCalls {
  info: Call<ContractParams, ManageContractState>;
  identity: Call<IdentityParams, null>;
  code: Call<ContractParams & { code: string }, null>;
  faceUrl: Call<LinkParams, ShortUrl>;
  signUrl: Call<LinkParams, ShortUrl>;
  submit: Call<HandsSignatureParams, null>;
}

const update = ({ db }: Pick<LearnerAsking, 'db'>, { row }: Known) =>
  db.updateTable('manage_contract').where('id', '=', row.id);

/** Throws if the data of the signer cannot be given or corrected any more. */
function mustTakeIdentity(contract: Known): void {
  const { status, step, isVerified } = contract;
  const isAnew = status === 'expired' || status === 'rejected';
  // The face proves the data: until then they may be corrected, also after the signature.
  const isCorrected = status === 'signed' ? !isVerified : step === 'sms' || step === 'sign';
  if (!isAnew && !(isCorrected && status !== 'revoked')) mustBeAt(contract, 'identity');
}

async function takeIdentity(asking: LearnerAsking<IdentityParams>): Promise<null> {
  const { db, now, learner, params } = asking;
  const { contractId, name, id_card, province_id, city_id } = params;
  const contract = await contractOf(asking, contractId);
  mustTakeIdentity(contract);
  if (!isCity({ province_id, city_id })) throw rule('请选择所在省市');
  if (learner.name !== '' && learner.name !== name) {
    throw new Refusal(codes.IDENTITY_MISMATCH, '姓名与身份证号不一致');
  }
  const isAnew = contract.status === 'expired' || contract.status === 'rejected';
  await update(asking, contract)
    .set({
      signer_name: name,
      id_number: id_card,
      province_id,
      city_id,
      has_no_face: hasNoFace(name),
      ...(contract.status !== 'signed' && { sms_at: null }),
      ...(isAnew && begunAnew(now)),
    })
    .execute();
  // A refused signing on the e-sign provider's page would reject the contract again.
  if (isAnew) await remove(db, 'signing', { contract_id: signingKey(contractId) });
  return null;
}

async function openFaceCheck(asking: LearnerAsking<LinkParams>): Promise<ShortUrl> {
  const { now, learner, params } = asking;
  const contract = await contractOf(asking, params.contractId);
  const { row, status, face, isVerified } = contract;
  if (isVerified) throw rule('人脸核验已通过，无需重复核验');
  if (status !== 'signed') throw new Refusal(codes.CONTRACT_NOT_READY, '请先签署合同，再做人脸核验');
  if (row.has_no_face) throw new Refusal(codes.IDENTITY_MISMATCH, '没有查到对应的身份信息');
  if (face?.state === 'failed' && face.triesLeft === 0 && dayOf(face.at ?? 0) === dayOf(now)) {
    throw rule('今天的核验次数已用完，请明天再试');
  }
  const shortUrl = await createFaceCheck(asking, {
    learnerId: learner.id,
    name: row.signer_name ?? learner.name,
    returnUrl: params.returnUrl,
  });
  await update(asking, contract)
    .set({ face_code: shortUrl.slice(3) })
    .execute();
  return { shortUrl };
}

async function takeSignature(asking: LearnerAsking<HandsSignatureParams>): Promise<null> {
  const { db, now, learner, params } = asking;
  const contract = await contractOf(asking, params.contractId);
  mustBeAt(contract, 'sign');
  const { row } = contract;
  if (String(row.version) !== params.version) {
    throw new Refusal(codes.CONTRACT_NOT_READY, '合同内容已更新，请重新阅读后再签署');
  }
  if (row.sign_way !== 'drawn') throw new Refusal(codes.CONTRACT_NOT_READY, '请前往签署页面签署');
  const signature = await pictureOf(db, learner.id, params.signature);
  if (!signature) throw new Refusal(codes.CONTRACT_NOT_READY, '签名图片没有上传成功，请重新提交');
  await update(asking, contract)
    .where('signed_at', 'is', null)
    .set({ signed_at: now + CONFIRMS, signature })
    .execute();
  return null;
}

async function openSigning(asking: LearnerAsking<LinkParams>): Promise<ShortUrl> {
  const { learner, params } = asking;
  const contract = await contractOf(asking, params.contractId);
  mustBeAt(contract, 'sign');
  const { id: contractId, name, version } = contract.row;
  const blocks = manageDocuments(name, version).flatMap((document) => document.blocks);
  const shortUrl = await createSigning(asking, {
    learnerId: learner.id,
    contractId: signingKey(contractId),
    title: name,
    paragraphs: blocks.map(({ title, html }) => `${title} ${html.replace(/<[^>]+>/g, '')}`),
    returnUrl: params.returnUrl,
  });
  return { shortUrl };
}

const contractId = id();
const link = v.object({ contractId, returnUrl: v.string() });

/** The handlers of one edition's calls. */
export const signingHandlers = (calls: SigningCalls) => [
  handle(calls.info, v.object({ contractId }), async (asking) =>
    stateOf(await contractOf(asking, asking.params.contractId), asking.learner.name),
  ),
  handle(
    calls.identity,
    v.object({
      contractId,
      name: text(30),
      id_card: v.pipe(v.string(), v.regex(/^\d{17}[\dX]$/, '身份证号格式不正确')),
      province_id: v.string(),
      city_id: v.string(),
    }),
    takeIdentity,
  ),
  handle(calls.code, v.object({ contractId, code: smsCode() }), async (asking) => {
    const contract = await contractOf(asking, asking.params.contractId);
    mustBeAt(contract, 'sms');
    if (!contract.mobile) throw rule('请先绑定手机号');
    const refused = await spendCode(asking, contract.mobile, CODE_FOR, asking.params.code);
    if (refused) return refused;
    await update(asking, contract).set({ sms_at: asking.now }).execute();
    return null;
  }),
  handle(calls.faceUrl, link, openFaceCheck),
  handle(calls.signUrl, link, openSigning),
  handle(calls.submit, v.object({ contractId, version: v.string(), signature: text(200) }), takeSignature),
];
