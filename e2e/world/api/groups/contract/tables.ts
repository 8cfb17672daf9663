import type { CourseLine, SignWay } from '@suite/api';
import type { Generated, Selectable } from 'kysely';

interface ContractTable {
  id: Generated<number>;
  learner_id: number;
  line: CourseLine;
  made_at: number;
  /** In the future while the provider still confirms the signature. */
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
  /** The face check under way. */
  face_code: string | null;
  /** A check that passed before this world began to count them. */
  face_at: number | null;
  /** The police have no picture of such a person. */
  has_no_face: Generated<0 | 1>;
  sms_at: number | null;
  /** Picture of the signature as a data address. */
  signature: string | null;
  rejected_at: number | null;
  revoked_at: number | null;
  /** Why it was rejected or revoked. */
  reason: string | null;
}

declare module '../../../db/tables' {
  interface Tables {
    contract: ContractTable;
  }
}

export type ContractRow = Selectable<ContractTable>;
