import { codes, type AddGradeContentParams, type GradeContent, type GradePoint } from '@suite/api';
import * as v from 'valibot';
import { id, whole } from '../../params';
import { Refusal, rule } from '../../refusal';
import { refuseBlackWords } from '../../refuse-black-words';
import type { Asked } from '../course/access';
import { inOrder, whyNoGrade, type Evaluation } from './rules';

/** The tables of ratings: one for each line. */
type GradeTables = 'teacher_grade' | 'manage_grade';

const stars = () => whole(1, 5);

/** What a rating holds. */
export const gradeParams = v.object({
  evaluate_id: id(),
  grade: stars(),
  points: v.pipe(v.array(v.object({ point_id: id(), grade: stars() })), v.maxLength(20)),
  tag_ids: v.pipe(v.array(id()), v.maxLength(20)),
  content: v.pipe(v.string(), v.trim(), v.maxLength(500, '评价内容不能超过 500 个字')),
});

/** The learner's ratings by their evaluation. */
export async function gradesIn(
  table: GradeTables,
  { db, learner }: Asked,
): Promise<Map<number, GradeContent>> {
  const rows = await db
    .selectFrom(table)
    .select(['evaluate_id', 'content'])
    .where('learner_id', '=', learner.id)
    .execute();
  return new Map(rows.map(({ evaluate_id, content }) => [evaluate_id, JSON.parse(content) as GradeContent]));
}

/** Keeps a rating of an evaluation that is open on that day of study; the same one again is no error. */
export async function keepGrade(
  table: GradeTables,
  asked: Asked & { params: AddGradeContentParams },
  { evaluate_id, opensOn, deadline, day }: Evaluation & { day: number },
  points?: readonly GradePoint[],
): Promise<null> {
  const { db, now, learner, params } = asked;
  const content = JSON.stringify(inOrder(params));
  const before = (await gradesIn(table, asked)).get(evaluate_id);
  if (before && JSON.stringify(before) === content) return null;
  if (before) throw new Refusal(codes.ALREADY_DONE, '您已经评价过了，感谢您的反馈');
  if (day < opensOn) throw rule('评价还没有开始');
  if (now > deadline) throw rule('评价已截止');
  const why = whyNoGrade(params, points);
  if (why !== '') throw rule(why);
  refuseBlackWords(params.content);
  await db.insertInto(table).values({ learner_id: learner.id, evaluate_id, content, at: now }).execute();
  return null;
}
