import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  codes,
  type Call,
  type ContractParams,
  type HandsSignatureParams,
  type IdentityParams,
  type LinkParams,
  type ManageContractState,
  type ShortUrl,
  type SignUrlParams,
  type StsToken,
} from '@suite/api';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import { manageDocuments } from '../../../content';
import { find, put, type Db } from '../../../db';
import { spendCode } from '../../../providers/sms/sms';
import type { World } from '../../../world';
import { handle, id, Refusal, rule, smsCode, text, type LearnerAsking } from '../../handle';
import {
  CONFIRMS,
  consentTo,
  mustBeAt,
  mustBeUnsignedElsewhere,
  mustBeVersion,
  signingKey,
  withConsent,
} from '../contract/rules';
import { readingParam, withReading } from '../contract/reading';
import {
  closeSigning,
  identityParams,
  linkParams,
  openFaceCheck,
  openSigning,
  signUrlParams,
  takeIdentity,
} from '../contract/steps';
import { CODE_FOR } from '../management/course';
import { contractOf, stateOf, type Known } from './contracts';

const HOLDS = 15 * 60_000;

/** Pictures of signatures stay far below this. */
const MOST = 400_000;

const signatureOf = (key: string) =>
  createHmac('sha256', 'the store of this world').update(key).digest('base64url');

/** Leave to put one picture into the store. The key says whose it is and until when, so nothing is kept for it. */
export function stsToken(learnerId: number, now: number): StsToken {
  const until = now + HOLDS;
  const key = `${learnerId}-${until}.png`;
  return {
    upload_url: `/store/${key}`,
    key,
    security_token: signatureOf(key),
    expire_time: timeText(until),
  };
}

/** A learner's picture as a data address. */
async function pictureOf(db: Db, learnerId: number, key: string): Promise<string | undefined> {
  const row = await find(db, 'stored_picture', { key, learner_id: learnerId });
  return row?.content;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

function isAllowed(key: string, given: unknown, now: number): boolean {
  const right = Buffer.from(signatureOf(key));
  const sent = Buffer.from(typeof given === 'string' ? given : '');
  const until = Number(/^\d+-(\d+)\.png$/.exec(key)?.[1]);
  return sent.length === right.length && timingSafeEqual(sent, right) && until > now;
}

/** The server's store, which takes a picture from everyone who has leave for its key. */
export async function storePages(scope: FastifyInstance, { world }: { world: World }): Promise<void> {
  scope.addContentTypeParser('image/png', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  // The pages of a suite may be on another origin than the store.
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'x-security-token, content-type',
    });
  });
  scope.options('/store/:key', async (_request, reply) => reply.code(204).send());

  scope.put<{ Params: { key: string } }>('/store/:key', { bodyLimit: MOST }, async (request, reply) => {
    const { key } = request.params;
    if (!isAllowed(key, request.headers['x-security-token'], world.clock.now()))
      return reply.code(403).send();
    const body = request.body as Buffer | undefined;
    if (!Buffer.isBuffer(body) || !body.subarray(0, 4).equals(PNG)) return reply.code(400).send();
    const content = `data:image/png;base64,${body.toString('base64')}`;
    const row = { key, learner_id: Number(key.split('-')[0]), content };
    await put(world.db, 'stored_picture', ['key'], row);
    return reply.code(204).send();
  });
}

/** The calls of one edition that sign a contract; both follow the same rules. */
interface SigningCalls {
  info: Call<ContractParams, ManageContractState>;
  identity: Call<IdentityParams, null>;
  code: Call<ContractParams & { code: string }, null>;
  faceUrl: Call<LinkParams, ShortUrl>;
  signUrl: Call<SignUrlParams, ShortUrl>;
  submit: Call<HandsSignatureParams, null>;
}

const update = ({ db }: Pick<LearnerAsking, 'db'>, { row }: Known) =>
  db.updateTable('manage_contract').where('id', '=', row.id);

async function openFace(asking: LearnerAsking<LinkParams>): Promise<ShortUrl> {
  const contract = await contractOf(asking, asking.params.contractId);
  const { row, status, isVerified } = contract;
  if (isVerified) throw rule('人脸核验已通过，无需重复核验');
  if (status !== 'signed') throw new Refusal(codes.CONTRACT_NOT_READY, '请先签署合同，再做人脸核验');
  await update(asking, contract).set(withConsent(row, asking.params.consent)).execute();
  return openFaceCheck(asking, signingKey(row.id), row);
}

async function takeSignature(asking: LearnerAsking<HandsSignatureParams>): Promise<null> {
  const { db, now, learner, params } = asking;
  const contract = await contractOf(asking, params.contractId);
  mustBeAt(contract, 'sign');
  const { row } = contract;
  mustBeVersion(row, params.version);
  mustBeUnsignedElsewhere(contract.signing);
  if (row.sign_way !== 'drawn') throw new Refusal(codes.CONTRACT_NOT_READY, '请前往签署页面签署');
  const signature = await pictureOf(db, learner.id, params.signature);
  if (!signature) throw new Refusal(codes.CONTRACT_NOT_READY, '签名图片没有上传成功，请重新提交');
  await update(asking, contract)
    .where('signed_at', 'is', null)
    .set({
      signed_at: now + (row.heard_after ?? CONFIRMS),
      signature,
      ...withReading(
        { version: row.version, documents: manageDocuments(row.name, row.version) },
        params.reading,
      ),
      ...withConsent(row, params.consent),
    })
    .execute();
  await closeSigning(db, signingKey(row.id));
  return null;
}

async function openSignPage(asking: LearnerAsking<SignUrlParams & ContractParams>): Promise<ShortUrl> {
  const contract = await contractOf(asking, asking.params.contractId);
  mustBeAt(contract, 'sign');
  const { id: contractId, name, version } = contract.row;
  const documents = manageDocuments(name, version);
  const { consent, reading } = asking.params;
  const columns = { ...withConsent(contract.row, consent), ...withReading({ version, documents }, reading) };
  await update(asking, contract).set(columns).execute();
  return openSigning(asking, signingKey(contractId), { title: name, version, documents });
}

const contractId = id();

/** The handlers of one edition's calls. */
export const signingHandlers = (calls: SigningCalls) => [
  handle(calls.info, v.object({ contractId }), async (asking) =>
    stateOf(await contractOf(asking, asking.params.contractId), asking.learner.name),
  ),
  handle(calls.identity, identityParams, async (asking) => {
    const contract = await contractOf(asking, asking.params.contractId);
    const columns = await takeIdentity(asking, signingKey(contract.row.id), contract);
    await update(asking, contract).set(columns).execute();
    return null;
  }),
  handle(calls.code, v.object({ contractId, code: smsCode() }), async (asking) => {
    const contract = await contractOf(asking, asking.params.contractId);
    mustBeAt(contract, 'sms');
    if (!contract.mobile) throw rule('请先绑定手机号');
    const refused = await spendCode(asking, contract.mobile, CODE_FOR, asking.params.code);
    if (refused) return refused;
    await update(asking, contract).set({ sms_at: asking.now, sms_mobile: contract.mobile }).execute();
    return null;
  }),
  handle(calls.faceUrl, linkParams, openFace),
  handle(calls.signUrl, signUrlParams, openSignPage),
  handle(
    calls.submit,
    v.object({
      ...{ contractId, version: v.string(), reading: readingParam },
      ...{ signature: text(200), consent: consentTo('signature') },
    }),
    takeSignature,
  ),
];
