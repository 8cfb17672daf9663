import { find } from '../../../db/queries';
import { signingOf } from '../../../providers/e-sign/signings';
import { faceCheckOf } from '../../../providers/face/face-checks';
import type { Asked } from '../course/access';
import type { ManageContractRow } from './tables';

/** Names a contract of this line at the e-sign provider, apart from the ordinary ones. */
export const signingKey = (id: number): string => `management-${id}`;

const mainOf = ({ db, learner }: Asked): Promise<ManageContractRow | undefined> =>
  find(db, 'manage_contract', { learner_id: learner.id, is_main: 1 });

/** Id of the contract for which studying waits; null until the provider has made it. */
export const mainContractId = async (asked: Asked): Promise<number | null> =>
  (await mainOf(asked))?.id ?? null;

/** When the main contract was signed, and when the learner's face was verified for it. */
export async function mainContractFacts(
  asked: Asked,
): Promise<Record<'signed_at' | 'verified_at', number | null>> {
  const row = await mainOf(asked);
  if (!row) return { signed_at: null, verified_at: null };
  const signing = await signingOf(asked.db, { contractId: signingKey(row.id) });
  const face = row.face_code === null ? undefined : await faceCheckOf(asked.db, { code: row.face_code });
  const signedAt = signing?.state === 'signed' ? signing.at : row.signed_at;
  return {
    signed_at: signedAt !== null && signedAt <= asked.now ? signedAt : null,
    verified_at: face?.state === 'passed' ? face.at : null,
  };
}
