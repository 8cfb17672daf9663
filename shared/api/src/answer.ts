import { get, getList, post } from './call';
import type { AnswerUnit, Juan, JuanHistory, JuanSheet } from './entities/juan';
import type { UserAnswer } from './entities/question';

export interface JuanHistoryParams {
  unit_id: number;
  /** By default the last one. */
  juan_id?: number;
}

export const answerUnits = getList<void, AnswerUnit>('/Answer/index');
/**
 * The unit's open paper; a new one only when there is none.
 * @writes opens a practice paper
 */
export const createJuan = get<{ unit_id: number }, Juan>('/Answer/createJuan');
export const commitAnswer = post<JuanSheet, UserAnswer>('/Answer/commitAnswer');
export const juanHistory = get<JuanHistoryParams, JuanHistory>('/Answer/juanHistory');
