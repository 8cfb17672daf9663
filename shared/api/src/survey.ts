import { get, post } from './call';
import type { Choice, DateTime, Flag } from './entities/basic';

/** A question of the service survey. */
export interface ResearchQuestion {
  id: number;
  /** Stars 1 to 5, one choice, several choices, free text. */
  type: 'star' | 'single' | 'multiple' | 'text';
  title: string;
  is_required: Flag;
  /** Empty unless something is to be chosen. */
  options: Choice[];
  /** Longest text; 0 unless the type is text. */
  max_length: number;
}

export interface Research {
  research_id: number;
  title: string;
  introduce: string;
  question_list: ResearchQuestion[];
}

export interface Researchable {
  researchable: Flag;
  /** When the learner answered last; null before the first time. */
  save_time: DateTime | null;
}

export interface SaveResearchParams {
  research_id: number;
  /** By the question's id: stars, the ids chosen (sorted, joined by commas), or the text. */
  content: Record<string, string>;
}

/** Null when no survey is open. */
export const research = get<void, Research | null>(
  '/userResearch/list',
  'introduce$ is_required! name$ options* question_list* title$',
);
export const researchable = get<void, Researchable>('/userResearch/researchable', 'researchable! save_time@');
export const saveResearch = post<SaveResearchParams, null>('/userResearch/save');
