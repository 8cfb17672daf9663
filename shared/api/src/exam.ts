import { get, post } from './call';
import { draftFlag } from './constants';
import type { DateTime } from './entities/basic';
import type { Answering, AnswerSheet, Question, UserAnswer } from './entities/question';

export interface PaperParams {
  paper_id: number;
}

export interface PaperInfo {
  id: number;
  title: string;
  /** Rules of the exam, HTML. */
  rule: string;
  total_score: number;
  pass_score: number;
  /** Minutes; 0 without a limit. */
  minutes: number;
  question_list: Question[];
}

/** When the learner began; a reload does not move the deadline. */
export interface PaperStart {
  start_time: DateTime;
  /** Null without a limit. */
  deadline: DateTime | null;
  server_time: DateTime;
}

export interface ExamCertificateInfo {
  certificate_no: string;
  name: string;
  title: string;
  issue_time: DateTime;
}

export interface Paper extends Answering {
  paper_info: PaperInfo;
  /** Null before the learner has begun. */
  user_start: PaperStart | null;
  /** When the answers were finally submitted. */
  submit_time: DateTime | null;
  /** Null unless passed. */
  certificate_info: ExamCertificateInfo | null;
}

/** Where a learner stands with an exam; `submitted`: it is handed in, and has no score yet. */
export type ExamStanding = 'open' | 'begun' | 'submitted' | 'passed' | 'failed';

export function examStanding({ paper_info, user_answer, user_start }: Paper): ExamStanding {
  if (user_answer?.is_draft !== draftFlag.NODRAFT) return user_start ? 'begun' : 'open';
  if (typeof user_answer.score !== 'number') return 'submitted';
  return user_answer.score >= paper_info.pass_score ? 'passed' : 'failed';
}

export interface JudgePaperParams extends PaperParams, AnswerSheet {
  /** Releases before 2026-11-27 do not say it. */
  used_seconds?: number;
}

export const paperInfo = get<PaperParams, Paper>(
  '/paper/info',
  'certificate_info? certificate_no$ deadline@ is_draft! issue_time@ lesson? name$ question_list* save_time@ score# server_time@ solutions* start_time@ submit_time@ title$ user_answer? user_start?',
);
/** @writes starts the time of the exam */
export const userStart = get<PaperParams, PaperStart>(
  '/paper/userstart',
  'deadline@ server_time@ start_time@',
);
/** Keeps a draft, or submits. */
export const judgePaper = post<JudgePaperParams, UserAnswer>(
  '/paper/judge',
  'is_draft! lesson? save_time@ score# solutions*',
);
