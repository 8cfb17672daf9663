import type { DateTime, Flag } from './basic';

/** Where a contract is. `to_sign` has not been begun, `signing` has. */
export type ContractStatus = 'to_sign' | 'signing' | 'signed' | 'expired' | 'rejected' | 'revoked';

/** What a contract still needs; `confirming` is the provider's own work after the signature. */
export type ContractStep = 'identity' | 'face' | 'sms' | 'sign' | 'confirming';

/** Signed by hand on our own page, or on the e-sign provider's. */
export type SignWay = 'drawn' | 'link';

/** What a learner consents to on its own before it is taken. */
export type ConsentItem = 'id_number' | 'face' | 'signature' | 'photo' | 'bank_card';

/** A consent that was given. */
export interface Consent {
  item: ConsentItem;
  /** Version of the text that was shown. */
  version: string;
  consent_time: DateTime;
}

/** A contract in the learner's list. */
export interface Contract {
  id: number;
  contract_name: string;
  /** The documents that one signature covers. */
  contract_name_list: string[];
  status: ContractStatus;
  create_time: DateTime;
  /** Until when it can be signed. */
  expire_time: DateTime;
  sign_time: DateTime;
  /** Why it was rejected or revoked; '' otherwise. */
  reason: string;
}

/** A contract with all that its signing needs to know. */
export interface ContractState extends Contract {
  step: ContractStep;
  /** Changes with the text of its documents. */
  version: string;
  sign_way: SignWay;
  /** The name that the learner is known by; '' when there is none. */
  name: string;
  /** Number to which the codes go. */
  mobile: string;
  /** The consents that were given for this contract. */
  consents: Consent[];
}

/** How a face check ended that did not pass. `data` means that the provider knows no such person. */
export type FaceOutcome = 'none' | 'failed' | 'camera' | 'unsupported' | 'data';

/** Which of the verifications of a contract have passed. */
export interface Verifications {
  is_identity: Flag;
  is_face: Flag;
  is_code: Flag;
  face: FaceOutcome;
  /** Tries that are left of the face check. */
  face_tries: number;
}

/** A clause, or a page as a picture: `html` or `image` is ''. */
export interface ContractBlock {
  id: string;
  title: string;
  html: string;
  image: string;
  width: number;
  height: number;
  /** Changes with the content of a page's picture. */
  digest: string;
  /** Price, refund or term in one plain sentence; '' for other clauses. */
  plain: string;
  /** That sentence as it is for everybody else, where this contract differs from it; '' where it does not. */
  usual?: string;
}

/** A question about a clause that differs from the usual, answered before the signature. */
export interface ClauseAnswer {
  /** The clause's block. */
  id: string;
  /** The plain sentence that was chosen as this contract's. */
  answer: string;
  /** How often the usual sentence was chosen before. */
  misses: number;
}

/** How a clause or a page was read. */
export interface BlockReading {
  id: string;
  title: string;
  /** SHA-256 of `[title, html, digest, plain]` as JSON: of what was shown. */
  digest: string;
  /** How long it was in view. */
  seconds: number;
  /** It was new or different since an earlier reading, and the learner has said that they saw it. */
  is_changed: Flag;
}

/** How a text was read before its signature. */
export interface ContractReading {
  version: string;
  blocks: BlockReading[];
  answers: ClauseAnswer[];
  /** SHA-256 of `[version, blocks, answers]` as JSON, with the fields of each in the order of the alphabet. */
  digest: string;
}

/** One document of a contract. */
export interface ContractDocument {
  name: string;
  blocks: ContractBlock[];
}

/**
 * What the server has recorded of a signature. It names the signer with the middle hidden; a time is '' where the
 * server has no record of it.
 */
export interface SigningEvidence {
  signer: string;
  id_number: string;
  /** Number to which the code went. */
  mobile: string;
  /** SHA-256 of the documents that were signed. */
  digest: string;
  /** When the face check passed. */
  face_time: DateTime;
  /** When the code was confirmed. */
  sms_time: DateTime;
  consents: Consent[];
  /** How the text was read; absent or null where the server has no record of it. */
  reading?: ContractReading | null;
  /** Addresses of the signed contract's pages as pictures; empty where the server makes none. */
  pages: string[];
}

/** The text of a contract. */
export interface ContractText {
  id: number;
  contract_name: string;
  version: string;
  status: ContractStatus;
  sign_time: DateTime;
  documents: ContractDocument[];
  /** Picture of the drawn signature; '' without one. */
  signature: string;
  /** Null before the contract is signed. */
  evidence: SigningEvidence | null;
}

/** A province with its cities. */
export interface UserArea {
  id: string;
  name: string;
  child: UserCity[];
}

/** A city. */
export interface UserCity {
  id: string;
  name: string;
}
