import { get, getList, post } from './call';
import type { AnswerUnit, Juan, JuanHistory, JuanSheet } from './entities/juan';
import type { UserAnswer } from './entities/question';

export interface JuanHistoryParams {
  unit_id: number;
  /** By default the last one. */
  juan_id?: number;
}

export const answerUnits = getList<void, AnswerUnit>(
  '/Answer/index',
  'best_score# course_name$ has_draft! last_score# unit_name$',
);
/**
 * The unit's open paper; a new one only when there is none.
 * @writes opens a practice paper
 */
export const createJuan = get<{ unit_id: number }, Juan>(
  '/Answer/createJuan',
  'is_draft! lesson? question_list* save_time@ score# server_time@ solutions* title$ unit_name$ user_answer?',
);
export const commitAnswer = post<JuanSheet, UserAnswer>(
  '/Answer/commitAnswer',
  'is_draft! lesson? save_time@ score# solutions*',
);
export const juanHistory = get<JuanHistoryParams, JuanHistory>(
  '/Answer/juanHistory',
  'is_draft! juan? lesson? list* question_list* save_time@ score# server_time@ solutions* submit_time@ title$ unit_name$ user_answer?',
);
