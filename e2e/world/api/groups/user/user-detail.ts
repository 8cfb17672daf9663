import { limit, userDetail, type Flag, type UserDetail } from '@suite/api';
import type { Product } from '../../../people/tables';
import { handle } from '../../handle';
import { learnerFor } from './learner';

/** The user detail before any group has added its part. */
const nothingYet: Omit<
  UserDetail,
  | 'isBuy'
  | 'isZcBuy'
  | 'isGlBuy'
  | 'isCyjBuy'
  | 'userInfo'
  | 'isTemporary'
  | 'userVideoVersionIsNew'
  | 'isBiye'
  | 'isJieke'
  | 'isSyBiye'
  | 'isTzzhBiye'
  | 'isHyfxBiye'
  | 'isJPBiye'
> = {
  splitInfosData: null,
  contractInfo: null,
  contractId: null,
  videoLines: [],
  chaiBookInfo: null,
  isMaterialEmpty: 1,
  isHomeworkEmpty: 1,
  courseList: [],
  todayTasks: [],
  teacherInfo: null,
  paperId: null,
  trophyId: null,
  seenActs: [],
};

const flag = (value: boolean): Flag => (value ? 1 : 0);

/** The learner's own part, and then what each group adds to it. */
export const userDetailHandler = handle(userDetail, async ({ db, now, learner, world }) => {
  const enrolments = await db
    .selectFrom('enrolment')
    .selectAll()
    .where('learner_id', '=', learner.id)
    .where('bought_at', '<=', now)
    .execute();
  const of = (product: Product) => enrolments.find((enrolment) => enrolment.product === product);
  const graduated = (product: Product) => {
    const at = of(product)?.graduated_at ?? null;
    return flag(at !== null && at <= now);
  };
  const parts = [];
  for (const group of world.groups)
    parts.push(await group.detail?.({ db, now, learner, address: world.address }));
  const detail: UserDetail = {
    ...nothingYet,
    isBuy: flag(!!of('finance') || !!of('reform')),
    isZcBuy: flag(!!of('zc')),
    isGlBuy: flag(!!of('management')),
    isCyjBuy: flag(!!of('tools')),
    userInfo: await learnerFor(db, learner),
    isBiye: graduated('finance'),
    isJieke: graduated('reform'),
    isSyBiye: graduated('advanced'),
    isTzzhBiye: graduated('investment'),
    isHyfxBiye: graduated('industry'),
    isJPBiye: graduated('jingpin'),
    isTemporary: learner.is_temporary,
    userVideoVersionIsNew: flag(learner.version_id >= limit.latestVersion),
  };
  return Object.assign(detail, ...parts) as UserDetail;
});
