import {
  codes,
  type ContractDocument,
  type Flag,
  type IdentityParams,
  type LinkParams,
  type ShortUrl,
  type SignUrlParams,
} from '@suite/api';
import * as v from 'valibot';
import { remove, type Db } from '../../../db';
import { recordOf } from '../../../people/person';
import type { LearnerRow } from '../../../people/sessions';
import { createSigning } from '../../../providers/e-sign/signing-pages';
import { createFaceCheck, faceChecks } from '../../../providers/face/face-pages';
import { giveStepTicket, removeTickets } from '../../../providers/step-tickets';
import { flag, id, Refusal, rule, text, type LearnerAsking } from '../../handle';
import { isCity } from '../address/address-schema';
import { readingParam } from './reading';
import {
  begunAnew,
  consentTo,
  hasNoFace,
  mustBeAt,
  mustBeVersion,
  withConsent,
  type ContractRow,
  type Place,
} from './rules';

type Asking<Params> = Pick<LearnerAsking<Params>, 'db' | 'now' | 'learner' | 'params'>;

export const linkParams = v.object({
  contractId: id(),
  returnUrl: v.string(),
  consent: consentTo('face'),
  other_device: v.optional(flag(), 0),
});

export const signUrlParams = v.object({
  ...linkParams.entries,
  consent: consentTo('signature'),
  reading: readingParam,
  version: v.optional(v.string()),
});

export const identityParams = v.object({
  contractId: id(),
  name: text(30),
  id_card: v.pipe(v.string(), v.regex(/^\d{17}[\dX]$/, '身份证号格式不正确')),
  province_id: v.string(),
  city_id: v.string(),
  consent: consentTo('id_number'),
});

/**
 * Throws unless name and number belong to the learner: as their record says, else as they stand in a contract that
 * was signed before; the first signature of a new learner makes them known.
 */
async function mustBeOwnIdentity(
  db: Db,
  { id, name, person }: LearnerRow,
  given: Pick<IdentityParams, 'name' | 'id_card'>,
): Promise<void> {
  const record = recordOf(person);
  const signed = db.selectFrom('contract').select(['signer_name as name', 'id_number as idNumber']);
  const before =
    record ??
    (await signed.where('learner_id', '=', id).where('signed_at', 'is not', null).executeTakeFirst());
  const isOwn = before
    ? before.name === given.name && before.idNumber === given.id_card
    : !name || name === given.name;
  if (!isOwn) throw new Refusal(codes.IDENTITY_MISMATCH, '姓名与身份证号不一致');
}

/** Closes the pages on which a contract could still be signed, on all devices. */
export async function closeSigning(db: Db, key: string): Promise<void> {
  await remove(db, 'signing', { contract_id: key });
  await removeTickets(db, key);
}

/** Closes every page of the other services for a contract, and with it what was passed there. */
export async function closeSteps(db: Db, key: string): Promise<void> {
  await closeSigning(db, key);
  await remove(db, 'face_check', { contract_id: key });
}

/** Opens the page of a step here, or gives a ticket with which another device opens it. */
async function opened(
  { db, now, learner, params }: Asking<{ other_device?: Flag }>,
  contractId: string,
  open: (ticket?: string) => Promise<string>,
): Promise<ShortUrl> {
  if (params.other_device) return giveStepTicket({ db, now }, { learnerId: learner.id, contractId }, open);
  await removeTickets(db, contractId);
  return { shortUrl: await open() };
}

/**
 * Takes who signs, and gives the columns to store. Data can be corrected until the signature, and whatever proved
 * earlier ones has to be done anew. `key` names the contract at the other services.
 */
export async function takeIdentity(
  { db, now, learner, params }: Asking<IdentityParams>,
  key: string,
  { row, ...place }: Place & { row: Pick<ContractRow, 'consents'> },
) {
  const { name, id_card, province_id, city_id } = params;
  const isAnew = place.status === 'expired' || place.status === 'rejected';
  if (!isAnew) mustBeAt(place, 'identity', 'face', 'sms', 'sign');
  if (!isCity({ province_id, city_id })) throw rule('请选择所在省市');
  await mustBeOwnIdentity(db, learner, { name, id_card });
  // A refused signing on the sign service's page would reject the contract again.
  await closeSteps(db, key);
  return {
    ...{ signer_name: name, id_number: id_card, province_id, city_id, has_no_face: hasNoFace(name) },
    sms_at: null,
    ...withConsent(row, params.consent),
    ...(isAnew && begunAnew(now)),
  };
}

/** Opens a face check of a contract's signer. */
export async function openFaceCheck(
  asking: Asking<LinkParams>,
  key: string,
  { has_no_face, signer_name }: Pick<ContractRow, 'has_no_face' | 'signer_name'>,
): Promise<ShortUrl> {
  const { db, now, learner, params } = asking;
  if (has_no_face) throw new Refusal(codes.IDENTITY_MISMATCH, '没有查到对应的身份信息');
  if ((await faceChecks({ db, now }, key)).triesLeft <= 0) throw rule('今天的核验次数已用完，请明天再试');
  const order = { learnerId: learner.id, contractId: key, name: signer_name ?? learner.name };
  return opened(asking, key, (ticket) =>
    createFaceCheck({ db, now }, { ...order, returnUrl: params.returnUrl, ticket }),
  );
}

/** Opens the sign service's page for the version of a contract's text that was read. */
export async function openSigning(
  asking: Asking<SignUrlParams>,
  key: string,
  contract: { title: string; version: number; documents: readonly ContractDocument[] },
): Promise<ShortUrl> {
  const { db, now, learner, params } = asking;
  if (params.version !== undefined) mustBeVersion(contract, params.version);
  const { title, documents } = contract;
  const order = { learnerId: learner.id, contractId: key, title, documents, returnUrl: params.returnUrl };
  return opened(asking, key, (ticket) => createSigning({ db, now }, { ...order, ticket }));
}
