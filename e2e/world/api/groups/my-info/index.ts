import { createHash } from 'node:crypto';
import { codes, upUserAct, userCard, zhengInfo, type CourseLine, type Day, type UserAct } from '@suite/api';
import * as v from 'valibot';
import { dayOf } from '../../../clock/china-time';
import { insertOnce, list, type Db } from '../../../db';
import type { Group, Seeding } from '../../group';
import { handle, Refusal } from '../../handle';
import { courseName, currentClass, learnerClasses } from '../class/learner-classes';

/** The letters with which the numbers of a line's diplomas begin. */
const letters: Partial<Record<CourseLine, string>> = {
  finance: 'CS',
  reform: 'TS',
  advanced: 'JJ',
  investment: 'TZ',
  industry: 'HY',
  jingpin: 'JP',
};

export const diplomaLines = Object.keys(letters) as CourseLine[];

/** The number of a diploma; the printed certificate has the same. */
export const diplomaNumber = (line: CourseLine, day: Day, jobnum: number): string =>
  `${letters[line] ?? ''}${day.slice(0, 4)}${jobnum}`;

/** Signs that nobody confuses when they copy them. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** The code that proves a number. */
export const verifyCode = (number: string): string =>
  Array.from(createHash('sha256').update(`diploma ${number}`).digest().subarray(0, 8))
    .map((byte) => signs[byte % signs.length])
    .join('');

const lines: readonly CourseLine[] = [
  'finance',
  'reform',
  'advanced',
  'investment',
  'industry',
  'jingpin',
  'zc',
];

const cardHandler = handle(userCard, async ({ db, now, learner }) => {
  const bought = await db
    .selectFrom('enrolment')
    .select(['product', 'bought_at'])
    .where('learner_id', '=', learner.id)
    .where('product', 'in', lines)
    .where('bought_at', '<=', now)
    .orderBy('bought_at')
    .execute();
  const first = bought[0];
  if (!first) throw new Refusal(codes.NOT_BOUGHT, '购买课程后即可领取学员卡');
  const own = currentClass(await learnerClasses({ db, now }, learner.id));
  const line = own?.line ?? (bought[bought.length - 1]?.product as CourseLine);
  return {
    sex: learner.sex,
    jobnum: learner.jobnum,
    record: learner.jobnum * 100 + lines.indexOf(line) + 1,
    name: learner.name || learner.nickname,
    avatar: learner.avatar,
    course_name: courseName(line),
    class_name: own?.class_name ?? '',
    join_date: dayOf(first.bought_at),
  };
});

declare module '../../../db' {
  interface Tables {
    /** What a learner has been told. */
    user_act: { learner_id: number; act: UserAct; at: number };
  }
}

/** Remembers that a learner has been told; the first time counts. */
const rememberAct = (db: Db, now: number, learnerId: number, act: UserAct): Promise<void> =>
  insertOnce(db, 'user_act', { learner_id: learnerId, act, at: now });

/** What a learner has been told, in that order. */
async function seenActs(db: Db, learnerId: number): Promise<UserAct[]> {
  const rows = await list(db, 'user_act', { learner_id: learnerId }, 'at', 'act');
  return rows.map(({ act }) => act);
}

const actHandler = handle(
  upUserAct,
  v.object({ act: v.picklist(['card', 'graduate', 'upgrade']) }),
  async ({ db, now, learner, params }) => {
    await rememberAct(db, now, learner.id, params.act);
    return null;
  },
);

/** A diploma for every line from which the learner has graduated, the latest first. */
const diplomaHandler = handle(zhengInfo, async ({ db, now, learner }) => {
  const graduations = await db
    .selectFrom('enrolment')
    .select(['product', 'graduated_at'])
    .where('learner_id', '=', learner.id)
    .where('graduated_at', '<=', now)
    .orderBy('graduated_at', 'desc')
    .execute();
  return graduations.flatMap(({ product, graduated_at }) => {
    const line = product as CourseLine;
    if (!diplomaLines.includes(line) || graduated_at === null) return [];
    const issue_date = dayOf(graduated_at);
    const zheng_no = diplomaNumber(line, issue_date, learner.jobnum);
    return {
      line,
      course_name: courseName(line),
      zheng_no,
      name: learner.name || learner.nickname,
      issue_date,
      verify_code: verifyCode(zheng_no),
    };
  });
});

const DAY = 24 * 3600_000;

/** Graduates have seen the card; those of several lines the congratulation too. */
async function seedActs({ db, now, person, learner }: Seeding): Promise<void> {
  const times = person.studies.filter(({ graduatedDaysAgo }) => graduatedDaysAgo !== undefined).length;
  if (times > 0) await rememberAct(db, now - 2 * DAY, learner.id, 'card');
  if (times > 2) await rememberAct(db, now - DAY, learner.id, 'graduate');
}

/** Student card, diplomas, and what the learner has been told. */
export const myInfo: Group = {
  name: 'my-info',
  handlers: [cardHandler, actHandler, diplomaHandler],
  seed: seedActs,
  detail: async ({ db, learner }) => ({ seenActs: await seenActs(db, learner.id) }),
};
