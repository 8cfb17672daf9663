import type { Line } from '@suite/kernel';
import type {
  Areas,
  Consent,
  ContractReading,
  ContractText,
  FaceOutcome,
  Flag,
  ShortUrl,
  SignedSuccess,
  SignWay,
} from '@suite/api';

/** A stage of a signing that the learner takes, and what comes after it. */
export type Stage =
  | 'identity'
  | 'face'
  | 'sms'
  | 'read'
  | 'sign'
  | 'submitting'
  | 'confirming'
  | 'signed'
  | 'expired'
  | 'rejected'
  | 'revoked';

/** The contract takes no signature now: what was written for it is of no use any more. */
export const isOver = (stage: string): boolean =>
  ['signed', 'revoked', 'rejected', 'expired'].indexOf(stage) >= 0;

/** What the server says of a contract. It does not know whether the learner has read the document: `sign` is both. */
export interface Standing {
  stage: Exclude<Stage, 'read' | 'submitting'>;
  /** Changes with the text of the document. */
  version: string;
  way: SignWay;
  /** How the last face check ended, if it did not pass. */
  face: FaceOutcome;
  faceTries: number;
  /** Why it was rejected or revoked. */
  reason: string;
  title: string;
  /** Name that the learner is known by. */
  name: string;
  /** Number to which codes go, with its middle hidden. */
  mobile: string;
  /** The consents that were given for this contract, on any device. */
  consents: readonly Consent[];
  /** The stages that this signing consists of, in their order; all five when absent. */
  stages?: readonly Stage[];
}

/** Who signs. It is sent and never kept. */
export interface Identity {
  name: string;
  idNumber: string;
  province: string;
  city: string;
}

/** What is sent with the consent to take it. */
type Consented<Part> = Part & { consent: Consent };

/** Where the page of a step leads back to, or that it is opened on another device. */
interface Way {
  returnUrl: string;
  other_device?: Flag;
}

/** A signature, or the way to one: below which version of the text, and how that was read. */
type Signed<Part> = Consented<Part> & { version: string; reading: ContractReading };

/** The calls of one contract, and what the learner's and the management line's signings differ in. */
export interface SigningEdition {
  /** The course line in which it is signed. */
  line: Line;
  /** Names the contract on the device; ids of different lines must differ. */
  scope: string;
  ask: () => Promise<Standing>;
  areas: () => Promise<Areas>;
  identify: (identity: Consented<Identity>) => Promise<unknown>;
  faceUrl: (to: Consented<Way>) => Promise<ShortUrl>;
  sendCode: () => Promise<{ seconds: number }>;
  verifyCode: (code: string) => Promise<unknown>;
  read: () => Promise<ContractText>;
  /** The sign service's page, for one version of the text. */
  signUrl: (to: Signed<Way>) => Promise<ShortUrl>;
  submit: (signature: Signed<{ picture: string }>) => Promise<unknown>;
  isSigned: () => Promise<SignedSuccess>;
  /** The contract has been signed: pages that show it are to read it anew. */
  onSigned?: () => void;
  /** Where the ways out of a signing lead. */
  ways: { list: string; preview: string; help: string };
  words: { help: string; revoked: string };
}
