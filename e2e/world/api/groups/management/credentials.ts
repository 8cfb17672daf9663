import { credentialDetail, credentialStatus, type CredentialCondition } from '@suite/api';
import * as v from 'valibot';
import { dayOf, timeText } from '../../../clock/china-time';
import { manageCourse } from '../../../content';
import { handle } from '../../handle';
import { id } from '../../params';
import { notFound } from '../../refusal';
import type { Asked } from '../course/access';
import { manageEvaluations, manageGrades } from './evaluations';
import { standingOf, type Standing } from './standing';
import { weekStandings } from './week-state';

const credentialId = (learnerId: number) => 137_000_000 + learnerId;

/** What a certificate needs of a learner. */
export async function conditionsOf(
  asked: Asked,
  standing: Standing | undefined,
): Promise<CredentialCondition[]> {
  const weeks = standing ? await weekStandings(asked, standing) : [];
  const grades = await manageGrades(asked);
  const last = standing && manageEvaluations(standing)[1];
  const passed = weeks.filter(({ state }) => state === 'passed').length;
  const done = (is: boolean) => (is ? 1 : 0);
  return [
    { kind: 'contract', title: '签署课程合同', is_done: done(!!standing?.signed_at) },
    { kind: 'face', title: '完成人脸核验', is_done: done(!!standing?.verified_at) },
    {
      kind: 'exam',
      title: weeks.length ? `通过每周考试（已通过 ${passed}/${weeks.length}）` : '通过每周考试',
      is_done: done(weeks.length > 0 && passed === weeks.length),
    },
    { kind: 'evaluation', title: '完成结课评价', is_done: done(!!last && grades.has(last.evaluate_id)) },
  ];
}

export const isEarned = (conditions: readonly CredentialCondition[]): boolean =>
  conditions.every(({ is_done }) => is_done === 1);

export const credentialHandlers = [
  handle(credentialStatus, async (asking) => {
    const conditions = await conditionsOf(asking, await standingOf(asking));
    const has = isEarned(conditions);
    return { is_have: has ? 1 : 0, credential_id: has ? credentialId(asking.learner.id) : null, conditions };
  }),

  handle(credentialDetail, v.object({ credential_id: id() }), async (asking) => {
    const { db, learner, params } = asking;
    const standing = await standingOf(asking);
    const conditions = await conditionsOf(asking, standing);
    if (!standing || !isEarned(conditions) || params.credential_id !== credentialId(learner.id)) {
      throw notFound('证书不存在');
    }
    const weeks = await weekStandings(asking, standing);
    const { at } = await db
      .selectFrom('manage_grade')
      .select(({ fn }) => fn.max('at').as('at'))
      .where('learner_id', '=', learner.id)
      .executeTakeFirstOrThrow();
    const issued = Math.max(at, ...weeks.map(({ published }) => published ?? 0));
    const score = weeks.reduce((sum, { last }) => sum + (last?.score ?? 0), 0) / weeks.length;
    return {
      credential_id: params.credential_id,
      credential_no: `GL${dayOf(issued).replace(/-/g, '')}${String(learner.id).padStart(6, '0')}`,
      name: learner.name || learner.nickname,
      course_name: manageCourse.course_name,
      score: Math.round(score * 10) / 10,
      issue_time: timeText(issued),
    };
  }),
];
