import type { SignWay } from '@suite/api';
import type { Generated, Selectable } from 'kysely';
import { find } from '../../../db';
import { signingOf } from '../../../providers/e-sign/signing-pages';
import { faceChecks } from '../../../providers/face/face-pages';
import { contractStanding, signingKey } from '../contract/rules';
import type { Asked } from '../course/access';

interface ManageContractTable {
  id: Generated<number>;
  learner_id: number;
  /** Studying waits for the main one; a learner has one of those. */
  is_main: 0 | 1;
  name: string;
  made_at: number;
  expires_at: number;
  /** In the future while the sign service still confirms the signature. */
  signed_at: Generated<number | null>;
  version: Generated<number>;
  sign_way: Generated<SignWay>;
  signer_name: Generated<string | null>;
  id_number: Generated<string | null>;
  province_id: Generated<string | null>;
  city_id: Generated<string | null>;
  sms_at: Generated<number | null>;
  /** Number to which the code went that was confirmed. */
  sms_mobile: Generated<string | null>;
  /** Picture of the signature as a data address. */
  signature: Generated<string | null>;
  /** The police have no picture of such a person. */
  has_no_face: Generated<0 | 1>;
  rejected_at: Generated<number | null>;
  revoked_at: Generated<number | null>;
  /** Why it was rejected or revoked. */
  reason: Generated<string | null>;
  /** Milliseconds until the server hears of a signature; null for the usual time. */
  heard_after: Generated<number | null>;
  /** The consents that were given, as JSON. */
  consents: Generated<string>;
  /** How it was read before it was signed, as JSON. */
  reading: Generated<string | null>;
  /** Where the signed contract was sent last. */
  sent_to: Generated<string | null>;
}

interface StoredPictureTable {
  key: string;
  learner_id: number;
  /** A data address. */
  content: string;
}

declare module '../../../db' {
  interface Tables {
    manage_contract: ManageContractTable;
    /** Pictures in the server's store. */
    stored_picture: StoredPictureTable;
  }
}

export type ManageContractRow = Selectable<ManageContractTable>;

const mainOf = ({ db, learner }: Asked): Promise<ManageContractRow | undefined> =>
  find(db, 'manage_contract', { learner_id: learner.id, is_main: 1 });

/** Id of the contract for which studying waits; null until the server has made it. */
export const mainContractId = async (asked: Asked): Promise<number | null> =>
  (await mainOf(asked))?.id ?? null;

/** When the main contract was signed, and when the learner's face was verified for it. */
export async function mainContractFacts(
  asked: Asked,
): Promise<Record<'signed_at' | 'verified_at', number | null>> {
  const row = await mainOf(asked);
  if (!row) return { signed_at: null, verified_at: null };
  const signing = await signingOf(asked.db, { contractId: signingKey(row.id) });
  const face = await faceChecks(asked, signingKey(row.id));
  const { signedAt } = contractStanding({ row, signing, expiresAt: row.expires_at }, asked.now);
  return {
    signed_at: signedAt !== null && signedAt <= asked.now ? signedAt : null,
    verified_at: face.passedAt,
  };
}
