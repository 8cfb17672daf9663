import type { StudyStatus } from '../constants';
import type { DateTime, Flag } from './basic';
import type { Answering, AnswerSheet, Question } from './question';

/** A unit of the practice exercises. */
export interface AnswerUnit {
  unit_id: number;
  unit_name: string;
  course_name: string;
  status: StudyStatus;
  question_count: number;
  /** Finally submitted papers of the unit. */
  juan_count: number;
  /** Of the last of them; null before the first. */
  last_score: number | null;
  /** Of all of them; null before the first. */
  best_score: number | null;
  has_draft: Flag;
}

/** A practice paper. */
export interface Juan extends Answering {
  juan_id: number;
  unit_id: number;
  unit_name: string;
  total_score: number;
  question_list: Question[];
}

/** A finally submitted practice paper. */
export interface JuanBrief {
  juan_id: number;
  score: number;
  total_score: number;
  right_count: number;
  question_count: number;
  used_seconds: number;
  submit_time: DateTime;
}

/** The earlier papers of a unit, newest first, and the requested one. */
export interface JuanHistory {
  list: JuanBrief[];
  /** Null when the unit has no such paper. */
  juan: Juan | null;
}

export interface JuanSheet extends AnswerSheet {
  juan_id: number;
  used_seconds: number;
  /** Ids of questions whose answers are final: whether they are right comes back with the answers. */
  check?: number[];
}
