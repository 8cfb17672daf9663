import { codes, zcInfo } from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { find } from '../../../db/queries';
import { maskedMobile } from '../../../people/learners';
import { accountOf, signedIn } from '../../caller';
import { type Asking, handleOpen } from '../../handle';
import { notFound, Refusal } from '../../refusal';
import { boughtBy, zcClosesAt } from './access';

/** The learner behind a visit, who may have recognised the messenger account only. */
async function visitor({ db, caller, now }: Asking) {
  const account = await accountOf(db, caller, now);
  if (caller.session) return { account, learner: (await signedIn(db, caller, now)).learner };
  if (!account) throw new Refusal(codes.LOGIN_REQUIRED, '请先登录');
  const learner =
    account.learner_id === null ? undefined : await find(db, 'learner', { id: account.learner_id });
  return { account, learner };
}

/** The special course, for visitors with a messenger account, bound or not. */
export const zcInfoHandler = handleOpen(zcInfo, async (asking) => {
  const { db, now } = asking;
  const { account, learner } = await visitor(asking);
  const course = await db
    .selectFrom('course')
    .selectAll()
    .where('line', '=', 'zc')
    .where('is_public', '=', 0)
    .orderBy('place')
    .executeTakeFirst();
  if (!course) throw notFound('课程不存在');
  const boughtAt = learner && (await boughtBy({ db, now, learner })).get('zc');
  return {
    is_buy: boughtAt === undefined ? 0 : 1,
    course_name: course.name,
    cover: course.cover,
    introduce: course.introduce,
    expire_time: boughtAt === undefined ? null : timeText(zcClosesAt(boughtAt)),
    openid: account?.openid ?? '',
    mobile: learner ? maskedMobile(learner.mobile) : '',
  };
});
