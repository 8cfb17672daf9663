import { update } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import { addLearner, learnerOfId, learnerOfMobile } from '../../../people/learners';
import type { Account, LearnerRow } from '../../../people/tables';
import { spendCode } from '../../../providers/sms/sms';
import type { Refusal } from '../../refusal';

/**
 * Binds a messenger account to a number by the code of an SMS, and gives the learner or why it cannot be
 * bound. A refusal of the code is to be returned, so that the wrong guess counts.
 */
export async function bindAccount(
  asked: { db: Db; now: number },
  account: Account,
  { mobile, code }: { mobile: string; code: string },
): Promise<{ learner: LearnerRow } | { why: string } | Refusal> {
  const { db } = asked;
  const wrong = await spendCode(asked, mobile, 'bind', code);
  if (wrong) return wrong;
  const owner = await learnerOfMobile(db, mobile);
  if (account.learner_id !== null) {
    const bound = await learnerOfId(db, account.learner_id);
    return owner?.id === bound.id ? { learner: bound } : { why: '当前微信已绑定其他手机号' };
  }
  const taken =
    owner &&
    (await db.selectFrom('account').select('openid').where('learner_id', '=', owner.id).executeTakeFirst());
  if (taken) return { why: '该手机号已绑定其他微信，请更换手机号' };
  const learner = owner ?? (await addLearner(asked, mobile, account));
  await update(db, 'account', { openid: account.openid }, { learner_id: learner.id });
  return { learner };
}
