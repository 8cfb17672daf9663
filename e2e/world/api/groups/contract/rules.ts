import {
  codes,
  type Consent,
  type ConsentItem,
  type ContractStatus,
  type ContractStep,
  type CourseLine,
  type FaceOutcome,
  type SignWay,
} from '@suite/api';
import type { Generated, Selectable } from 'kysely';
import * as v from 'valibot';
import { CONSENT_IN_FORCE } from '../../../content';
import type { Signing } from '../../../providers/e-sign/signing-pages';
import type { FaceChecks } from '../../../providers/face/face-pages';
import { Refusal } from '../../handle';

interface ContractTable {
  id: Generated<number>;
  learner_id: number;
  line: CourseLine;
  made_at: number;
  /** In the future while the sign service still confirms the signature. */
  signed_at: number | null;
  /** When the learner closed the notice to sign. */
  notice_closed_at: number | null;
  /** Number of the text; a revision counts it up. */
  version: Generated<number>;
  sign_way: Generated<SignWay>;
  /** Until when it can be signed; null for the usual time after it was made. */
  expires_at: number | null;
  signer_name: string | null;
  id_number: string | null;
  province_id: string | null;
  city_id: string | null;
  /** A check that passed before this world began to count them. */
  face_at: number | null;
  /** The police have no picture of such a person. */
  has_no_face: Generated<0 | 1>;
  sms_at: number | null;
  /** Number to which the code went that was confirmed. */
  sms_mobile: Generated<string | null>;
  /** Picture of the signature as a data address. */
  signature: string | null;
  rejected_at: number | null;
  revoked_at: number | null;
  /** Why it was rejected or revoked. */
  reason: string | null;
  /** Milliseconds until the server hears of a signature; null for the usual time. */
  heard_after: Generated<number | null>;
  /** The consents that were given, as JSON. */
  consents: Generated<string>;
  /** What it says otherwise than the others of its line, as JSON. */
  own_terms: Generated<string>;
  /** How it was read before it was signed, as JSON. */
  reading: Generated<string | null>;
}

declare module '../../../db' {
  interface Tables {
    contract: ContractTable;
  }
}

export type ContractRow = Selectable<ContractTable>;

/** The consents that were given for a contract. */
export const consentsOf = ({ consents }: Pick<ContractRow, 'consents'>): Consent[] => JSON.parse(consents);

const isOlder = (version: string, other: string) =>
  version.localeCompare(other, undefined, { numeric: true }) < 0;

/** True unless the text has changed since; throws then, for the page has to show the new one. */
function isInForce(version: string): true {
  if (!isOlder(version, CONSENT_IN_FORCE)) return true;
  throw new Refusal(codes.CONSENT_OUTDATED, '说明已更新，请刷新页面，重新阅读并同意');
}

/** Parameter: the consent without which nothing is taken, to the text in force or to that of a newer release. */
export const consentTo = (item: ConsentItem) =>
  v.object({
    item: v.literal(item),
    version: v.pipe(v.string(), v.regex(/^\d+\.\d+$/), v.check(isInForce)),
    consent_time: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
  });

/** Columns with one more consent; of two to the same item that to the newer text counts, else the later one. */
export function withConsent(row: Pick<ContractRow, 'consents'>, consent: Consent) {
  const others = consentsOf(row).filter(({ item }) => item !== consent.item);
  const known = consentsOf(row).find(({ item }) => item === consent.item);
  const kept = known && isOlder(consent.version, known.version) ? known : consent;
  return { consents: JSON.stringify([...others, kept]) };
}

/** Names a contract of the management line at the other services, apart from the ordinary ones. */
export const signingKey = (id: number): string => `management-${id}`;

/** What the contracts of all lines have in common. */
type Signable = Pick<
  ContractRow,
  'revoked_at' | 'rejected_at' | 'signed_at' | 'id_number' | 'reason' | 'has_no_face' | 'heard_after'
>;

/** A contract with its signing on the sign service's page, if there is one. */
interface Signed {
  row: Signable;
  signing: Signing | undefined;
  expiresAt: number;
}

/** How long a contract can be signed. */
export const OPEN = 30 * 24 * 3600_000;

/** Milliseconds that the sign service needs to confirm a signature. */
export const CONFIRMS = 1500;

/** The police have no picture of a person with this surname. */
const FACELESS = '无';

/** 1 if the face check of a person with this name finds no picture. */
export const hasNoFace = (name: string): 0 | 1 => (name.slice(0, 1) === FACELESS ? 1 : 0);

/** Columns of an expired or rejected contract when the learner begins anew: unsigned, and open again. */
export const begunAnew = (now: number) => ({
  expires_at: now + OPEN,
  rejected_at: null,
  reason: null,
  signed_at: null,
  signature: null,
  reading: null,
});

/** How a contract stands, by what all services know. */
export function contractStanding({ row, signing: known, expiresAt }: Signed, now: number) {
  const isHeard = typeof known?.at === 'number' && known.at + (row.heard_after ?? 0) <= now;
  const signing = isHeard ? known : undefined;
  const signedAt = signing?.state === 'signed' ? signing.at : row.signed_at;
  const reason = row.reason ?? (signing?.state === 'refused' ? '您在签署页面选择了拒绝签署' : '');
  const status = (): ContractStatus => {
    if (row.revoked_at !== null) return 'revoked';
    if (signedAt !== null && signedAt <= now) return 'signed';
    if (row.rejected_at !== null || signing?.state === 'refused') return 'rejected';
    if (row.signed_at === null && expiresAt <= now) return 'expired';
    return row.id_number === null ? 'to_sign' : 'signing';
  };
  return { status: status(), signedAt, reason };
}

/** How the last face check ended. */
export const faceOutcome = (row: Signable, face: FaceChecks): FaceOutcome =>
  row.has_no_face ? 'data' : face.outcome;

/** Places in a list: what is to sign first, then what needs a look. */
export const places: Record<ContractStatus, number> = {
  signing: 0,
  to_sign: 0,
  rejected: 1,
  expired: 2,
  signed: 3,
  revoked: 4,
};

const missing: Record<ContractStep, [code: number, words: string]> = {
  identity: [codes.IDENTITY_NOT_VERIFIED, '请先完成实名认证'],
  face: [codes.FACE_NOT_VERIFIED, '请先完成人脸核验'],
  sms: [codes.SMS_NOT_VERIFIED, '请先完成短信验证'],
  sign: [codes.CONTRACT_NOT_READY, '合同还不能进行这一步'],
  confirming: [codes.CONTRACT_SIGNED, '合同已提交签署，请勿重复提交'],
};

const closed: Partial<Record<ContractStatus, [code: number, words: string]>> = {
  signed: [codes.CONTRACT_SIGNED, '合同已签署，无需重复签署'],
  expired: [codes.CONTRACT_NOT_READY, '合同已过签署期限'],
  rejected: [codes.CONTRACT_NOT_READY, '合同已被退回，请重新签署'],
  revoked: [codes.CONTRACT_NOT_READY, '合同已撤销'],
};

/** Throws unless that version of the text, which was read, is the one in force. */
export function mustBeVersion(row: { version: number }, read: string): void {
  if (read === String(row.version)) return;
  throw new Refusal(codes.CONTRACT_NOT_READY, '合同内容已更新，请重新阅读后再签署');
}

/** Throws if another device has signed on the sign service's page, of which the server may not have heard yet. */
export function mustBeUnsignedElsewhere(signing: Signing | undefined): void {
  if (signing?.state === 'signed') throw new Refusal(...missing.confirming);
}

/** Where a contract is. */
export interface Place {
  status: ContractStatus;
  step: ContractStep;
}

/** Throws unless a contract is at one of those steps. */
export function mustBeAt({ status, step }: Place, ...wanted: ContractStep[]): void {
  const no = closed[status] ?? (wanted.includes(step) ? undefined : missing[step]);
  if (no) throw new Refusal(...no);
}
