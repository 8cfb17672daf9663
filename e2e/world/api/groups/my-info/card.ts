import { codes, userCard, type CourseLine } from '@suite/api';
import { dayOf } from '../../../clock/china-time';
import { handle } from '../../handle';
import { Refusal } from '../../refusal';
import { courseName } from '../class/course-content';
import { currentClass, learnerClasses } from '../class/learner-classes';

const lines: readonly CourseLine[] = [
  'finance',
  'reform',
  'advanced',
  'investment',
  'industry',
  'jingpin',
  'zc',
];

export const cardHandler = handle(userCard, async ({ db, now, learner }) => {
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
