import { zhengInfo, type CourseLine } from '@suite/api';
import { dayOf } from '../../../clock/china-time';
import { handle } from '../../handle';
import { courseName } from '../class/course-content';
import { diplomaLines, diplomaNumber, verifyCode } from './diploma-number';

/** A diploma for every line from which the learner has graduated, the latest first. */
export const diplomaHandler = handle(zhengInfo, async ({ db, now, learner }) => {
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
