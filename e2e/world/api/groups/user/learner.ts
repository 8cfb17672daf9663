import type { Learner } from '@suite/api';
import { find } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import type { LearnerRow } from '../../../people/tables';

/** The learner as every page knows them. */
export async function learnerFor(db: Db, learner: LearnerRow): Promise<Learner> {
  const account = await find(db, 'account', { learner_id: learner.id });
  return {
    id: learner.id,
    opid: account?.openid ?? '',
    phone: learner.mobile,
    nickname: learner.nickname,
    avatar: learner.avatar,
    version_id: learner.version_id,
  };
}
