import { hasBlackWord, limit, userDetail, type Flag, type Learner, type UserDetail } from '@suite/api';
import * as v from 'valibot';
import { blackWords } from '../../../content';
import { find, type Db } from '../../../db';
import { enrolmentsOf, type LearnerRow, type Product } from '../../../people/sessions';
import type { Group } from '../../group';
import { handle, handleOpen } from '../../handle';

/** The refused words of a text; blanks and signs between the characters do not hide one. */
export function blackWordsIn(content: string): string[] {
  const plain = content.normalize('NFKC').replace(/[\s\p{P}\p{S}]/gu, '');
  return blackWords.filter((word) => plain.includes(word));
}

const blackWordHandler = handleOpen(
  hasBlackWord,
  v.object({ content: v.pipe(v.string(), v.maxLength(5000, '内容不能超过 5000 个字')) }),
  ({ params }) => {
    const words = blackWordsIn(params.content);
    return { hasBlackWord: words.length > 0 ? 1 : 0, words };
  },
);

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
const userDetailHandler = handle(userDetail, async ({ db, now, learner, world }) => {
  const enrolments = await enrolmentsOf({ db, now }, learner.id);
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

export const user: Group = {
  name: 'user',
  handlers: [userDetailHandler, blackWordHandler],
};
