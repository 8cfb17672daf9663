import type { SignWay } from '@suite/api';
import { type Generated, type Selectable } from 'kysely';

interface ManageContractTable {
  id: Generated<number>;
  learner_id: number;
  /** Studying waits for the main one; a learner has one of those. */
  is_main: 0 | 1;
  name: string;
  made_at: number;
  expires_at: number;
  /** In the future while the provider still confirms the signature. */
  signed_at: Generated<number | null>;
  version: Generated<number>;
  sign_way: Generated<SignWay>;
  signer_name: Generated<string | null>;
  id_number: Generated<string | null>;
  province_id: Generated<string | null>;
  city_id: Generated<string | null>;
  sms_at: Generated<number | null>;
  /** Picture of the signature as a data address. */
  signature: Generated<string | null>;
  /** The face check under way. */
  face_code: Generated<string | null>;
  /** The police have no picture of such a person. */
  has_no_face: Generated<0 | 1>;
  rejected_at: Generated<number | null>;
  revoked_at: Generated<number | null>;
  /** Why it was rejected or revoked. */
  reason: Generated<string | null>;
  /** Where the signed contract was sent last. */
  sent_to: Generated<string | null>;
}

interface StoredPictureTable {
  key: string;
  learner_id: number;
  /** A data address. */
  content: string;
}

declare module '../../../db/tables' {
  interface Tables {
    manage_contract: ManageContractTable;
    /** Pictures in the provider's store. */
    stored_picture: StoredPictureTable;
  }
}

export type ManageContractRow = Selectable<ManageContractTable>;
