import { get, getList, post } from './call';
import type { DateTime, Day, Flag } from './entities/basic';
import type { Answering, AnswerSheet, Question, UserAnswer } from './entities/question';
import type { PlayableVideo } from './entities/video';
import type { AddGradeContentParams, GradeName, GradePoint, GradeStatus } from './evaluation';
import type { MessageSent, MobileCodeParams } from './login';
import type { TeacherContact } from './teacher';

/** The editions of the management course. */
export type ManageEditionName = 'old' | 'new';

/** What comes next for a learner of the management line, in this order. */
export type ManageStep = 'course' | 'contract' | 'face' | 'study' | 'exam' | 'evaluation' | 'certificate';

/** How far a learner is with the management course. */
export interface PayContractStatus {
  step: ManageStep;
  is_pay: Flag;
  is_sign: Flag;
  is_face: Flag;
  /** The contract that belongs to the course; null before the course is bought. */
  contract_id: number | null;
}

/** A lesson of the etiquette class. */
export interface EtiquetteLesson extends PlayableVideo {
  /** HTML. */
  introduce: string;
}

/** The management course, and what of it the learner owns. */
export interface ManagePurchase {
  is_purchase: Flag;
  edition: ManageEditionName;
  course_name: string;
  introduce: string;
  /** Day on which the first week begins; null before the course is bought. */
  start_date: Day | null;
  /** The lessons of the etiquette class; empty before the course is bought. */
  video_list: EtiquetteLesson[];
  /** The teacher of the course; null before it is bought. */
  teacher: TeacherContact | null;
}

/**
 * Where the exam of a week stands:
 * - `locked`: it is not open yet;
 * - `open`: nothing was answered yet;
 * - `draft`: some answers are kept;
 * - `submitted`: handed in, and the result is not published yet;
 * - `passed`, `failed`: the result of the last attempt.
 */
export type ManageExamState = 'locked' | 'open' | 'draft' | 'submitted' | 'passed' | 'failed';

export interface ManageWeek {
  week: number;
  title: string;
  summary: string;
  state: ManageExamState;
  /** When the exam opens. */
  start_time: DateTime;
  /** When the result is published; null unless the exam was handed in. */
  result_time: DateTime | null;
  /** The attempt that is open, or was handed in last. */
  attempt: number;
  /** Attempts that are left after a failure. */
  tries_left: number;
  /** Null before the result is published. */
  score: number | null;
  pass_score: number;
  total_score: number;
}

export interface ManageExamParams {
  week: number;
}

export interface ExamDetailParams extends ManageExamParams {
  /** By default the attempt that is open. */
  attempt?: number;
}

/** The paper of a week, with the learner's answers to one attempt. */
export interface ManageExam extends Answering {
  week: number;
  title: string;
  attempt: number;
  /** Rules of the exam, HTML. */
  rule: string;
  total_score: number;
  pass_score: number;
  question_list: Question[];
}

export interface SubmitExamParams extends AnswerSheet {
  week: number;
  attempt: number;
  used_seconds: number;
}

/** The attempt that was handed in last. */
export interface ManageExamResult {
  week: number;
  title: string;
  attempt: number;
  tries_left: number;
  /** Null before the result is published, as is `score`. */
  is_pass: Flag | null;
  score: number | null;
  total_score: number;
  pass_score: number;
  used_seconds: number;
  submit_time: DateTime;
  result_time: DateTime;
  /** With the solutions, once the result is published. */
  question_list: Question[];
}

export interface EvaluationInfoParams {
  /** By default the evaluation that is open now. */
  evaluate_id?: number;
}

/** An evaluation with all that it asks; each edition has aspects of its own. */
export interface EvaluationInfo {
  /** Null when no evaluation is open. */
  status: GradeStatus | null;
  names: GradeName[];
  points: GradePoint[];
}

/** What a certificate needs. */
export interface CredentialCondition {
  kind: 'contract' | 'face' | 'exam' | 'evaluation';
  title: string;
  is_done: Flag;
}

export interface CredentialStatus {
  is_have: Flag;
  /** Null without a certificate. */
  credential_id: number | null;
  conditions: CredentialCondition[];
}

export interface CredentialDetail {
  credential_id: number;
  credential_no: string;
  name: string;
  course_name: string;
  /** Average of the weeks' exams. */
  score: number;
  issue_time: DateTime;
}

export interface MobileBinding {
  is_bind: Flag;
  /** The bound number with its middle hidden; '' when there is none. */
  mobile: string;
}

export const payContractStatus = get<void, PayContractStatus>(
  '/pay/getPayContractStatus',
  'contract_id# is_face! is_pay! is_sign!',
);
export const managePurchase = get<void, ManagePurchase>(
  '/management/isPurchase',
  'course_name$ introduce$ is_purchase! record_time@ start_date@ streams* teacher? teacher_name$ title$ video_list* video_name$',
);
export const isManageMobileBound = get<void, MobileBinding>('/management/isBindMobile', 'is_bind! mobile$');
export const bindManageMobile = post<MobileCodeParams, null>('/management/bindMobile');
export const sendManageCode = post<{ mobile: string }, MessageSent>('/management/sendCode');
export const manageExamStatus = getList<void, ManageWeek>(
  '/management/examStatus',
  'result_time@ score# start_time@ summary$ title$',
);
export const manageExamDetail = get<ExamDetailParams, ManageExam>(
  '/management/examDetail',
  'is_draft! lesson? question_list* save_time@ score# server_time@ solutions* title$ user_answer?',
);
/** Keeps a draft, or submits. */
export const submitManageExam = post<SubmitExamParams, UserAnswer>(
  '/management/submitExam',
  'is_draft! lesson? save_time@ score# solutions*',
);
export const manageExamResult = get<ManageExamParams, ManageExamResult>(
  '/management/examResult',
  'is_pass!# lesson? question_list* result_time@ score# submit_time@ title$',
);
export const manageEvaluation = get<EvaluationInfoParams, EvaluationInfo>(
  '/management/getEvaluationInfo',
  'class_name$ deadline@ grade_content? grade_name$ name$ names* point_name$ points* status? tag_ids* tags* teacher? teacher_name$ title$',
);
export const submitManageEvaluation = post<AddGradeContentParams, null>('/management/submitEvaluation');
export const credentialStatus = get<void, CredentialStatus>(
  '/management/isHaveCredential',
  'conditions* credential_id# is_done! is_have! title$',
);
export const credentialDetail = get<{ credential_id: number }, CredentialDetail>(
  '/management/credentialDetail',
  'course_name$ credential_id# credential_no$ issue_time@ name$ score#',
);
