import {
  bindManageMobile,
  credentialDetail,
  credentialStatus,
  isManageMobileBound,
  manageEvaluation,
  managePurchase,
  payContractStatus,
  sendManageCode,
  submitManageEvaluation,
  type CredentialCondition,
  type Flag,
  type ManageStep,
  type MobileCodeParams,
  type PayContractStatus,
} from '@suite/api';
import * as v from 'valibot';
import { addDays, dayOf, startOfDay, timeText } from '../../../clock/china-time';
import { etiquetteLessons, gradeNames, manageCourse, manageGradePoints } from '../../../content';
import { maskedMobile } from '../../../people/learners';
import { sendCode, SMS_PAUSE, spendCode } from '../../../providers/sms/sms';
import { handle, id, mobile, notFound, smsCode, type LearnerAsking, type Refusal } from '../../handle';
import type { Asked } from '../course/access';
import { progressOfVideos } from '../course/progress';
import { gradeParams, gradesIn, keepGrade, type Evaluation } from '../evaluation/keep-grade';
import { mainContractId } from './contract-facts';
import { MANAGE_TEACHER, teacherBrief, teacherContact } from '../teacher';
import {
  canAnswer,
  demandStanding,
  mayStudy,
  saveManageLearner,
  standingOf,
  weekStandings,
  type Standing,
} from './week-state';

/** Days on which a rating can be given. */
const OPEN_DAYS = 21;
const firstId = { old: 1371, new: 1372 } as const;

/** The two evaluations of an edition: after the third week, and at the end. */
export const manageEvaluations = ({
  edition,
  start_day,
}: Pick<Standing, 'edition' | 'start_day'>): Evaluation[] =>
  [22, 40].map((opensOn, at) => ({
    evaluate_id: firstId[edition] * 10 + at + 1,
    opensOn,
    deadline: startOfDay(addDays(start_day, opensOn - 1 + OPEN_DAYS)) - 1000,
  }));

const manageGrades = (asked: Asked) => gradesIn('manage_grade', asked);

/** The evaluation that the learner can do now. */
async function openEvaluation(asked: Asked, standing: Standing): Promise<Evaluation | undefined> {
  if (!mayStudy(standing)) return undefined;
  const grades = await manageGrades(asked);
  return manageEvaluations(standing).find(
    ({ evaluate_id, opensOn, deadline }) =>
      standing.day >= opensOn && asked.now <= deadline && !grades.has(evaluate_id),
  );
}

function demandEvaluation(standing: Standing, evaluateId: number): Evaluation {
  const found = manageEvaluations(standing).find(({ evaluate_id }) => evaluate_id === evaluateId);
  if (!found) throw notFound('评价不存在');
  return found;
}

export const evaluationHandlers = [
  handle(manageEvaluation, v.object({ evaluate_id: v.optional(id()) }), async (asking) => {
    const { evaluate_id } = asking.params;
    const standing = await demandStanding(asking);
    const texts = { names: gradeNames, points: manageGradePoints[standing.edition] };
    const one =
      evaluate_id === undefined
        ? await openEvaluation(asking, standing)
        : demandEvaluation(standing, evaluate_id);
    if (!one || standing.day < one.opensOn) return { status: null, ...texts };
    return {
      status: {
        evaluate_id: one.evaluate_id,
        teacher: teacherBrief(MANAGE_TEACHER),
        class_name: one.opensOn < 30 ? '管理沟通课 · 期中评价' : '管理沟通课 · 结课评价',
        deadline: timeText(one.deadline),
        grade_content: (await manageGrades(asking)).get(one.evaluate_id) ?? null,
      },
      ...texts,
    };
  }),

  handle(submitManageEvaluation, gradeParams, async (asking) => {
    const standing = await demandStanding(asking);
    const one = demandEvaluation(standing, asking.params.evaluate_id);
    const { day, edition } = standing;
    return keepGrade('manage_grade', asking, { ...one, day }, manageGradePoints[edition]);
  }),
];

const credentialId = (learnerId: number) => 137_000_000 + learnerId;

/** What a certificate needs of a learner. */
async function conditionsOf(asked: Asked, standing: Standing | undefined): Promise<CredentialCondition[]> {
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

const isEarned = (conditions: readonly CredentialCondition[]): boolean =>
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

async function stepOf(asked: Asked, standing: Standing | undefined): Promise<ManageStep> {
  if (!standing) return 'course';
  if (standing.signed_at === null) return 'contract';
  if (standing.verified_at === null) return 'face';
  if ((await weekStandings(asked, standing)).some(canAnswer)) return 'exam';
  if (await openEvaluation(asked, standing)) return 'evaluation';
  return isEarned(await conditionsOf(asked, standing)) ? 'certificate' : 'study';
}

const flag = (is: unknown): Flag => (is ? 1 : 0);

async function lessonsFor({ db, learner }: Asked) {
  const ids = etiquetteLessons.map(({ v_id }) => v_id);
  const progress = await progressOfVideos(db, learner.id, ids);
  return etiquetteLessons.map(({ v_id, video_name, cover, duration, streams, introduce }) => ({
    v_id,
    video_name,
    cover,
    duration,
    streams,
    introduce,
    ...progress(v_id),
  }));
}

/** How far the learner is, as the calls of both editions say it. */
export async function payContractStatusOf(asked: Asked): Promise<PayContractStatus> {
  const standing = await standingOf(asked);
  return {
    step: await stepOf(asked, standing),
    is_pay: flag(standing),
    is_sign: flag(standing?.signed_at),
    is_face: flag(standing?.verified_at),
    contract_id: standing ? await mainContractId(asked) : null,
  };
}

/** Purpose of the codes of the management line. */
export const CODE_FOR = 'management-bind';

/** Binds the number to which news and codes of the course go. */
export async function bindManageNumber(asking: LearnerAsking<MobileCodeParams>): Promise<Refusal | null> {
  const { day: _, ...row } = await demandStanding(asking);
  const { params } = asking;
  const refused = await spendCode(asking, params.mobile, CODE_FOR, params.code);
  if (refused) return refused;
  await saveManageLearner(asking.db, { ...row, mobile: params.mobile });
  return null;
}

export const courseHandlers = [
  handle(payContractStatus, payContractStatusOf),

  handle(managePurchase, async (asking) => {
    const standing = await standingOf(asking);
    return {
      is_purchase: flag(standing),
      edition: standing?.edition ?? 'new',
      ...manageCourse,
      start_date: standing?.start_day ?? null,
      video_list: standing ? await lessonsFor(asking) : [],
      teacher: standing ? teacherContact(MANAGE_TEACHER) : null,
    };
  }),

  handle(isManageMobileBound, async (asking) => {
    const bound = (await standingOf(asking))?.mobile;
    return { is_bind: flag(bound), mobile: bound ? maskedMobile(bound) : '' };
  }),

  handle(sendManageCode, v.object({ mobile: mobile() }), async (asking) => {
    await demandStanding(asking);
    await sendCode(asking, asking.params.mobile, CODE_FOR);
    return { seconds: SMS_PAUSE };
  }),

  handle(bindManageMobile, v.object({ mobile: mobile(), code: smsCode() }), bindManageNumber),
];
