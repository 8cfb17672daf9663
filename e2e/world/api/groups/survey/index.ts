import { survey as questionnaire } from '../../../content';
import { insert } from '../../../db/queries';
import type { Group, Seeding } from '../../group';
import { surveyHandlers } from './survey';

interface ResearchTable {
  learner_id: number;
  research_id: number;
  /** Answers as JSON. */
  content: string;
  at: number;
}

declare module '../../../db/tables' {
  interface Tables {
    research_answer: ResearchTable;
  }
}

const HOUR = 3600_000;

/** The graduated learner has answered already. */
async function seedAnswer({ db, now, person, learner }: Seeding): Promise<void> {
  if (person.key !== 'graduated') return;
  const { research_id, question_list } = questionnaire;
  const required = question_list.filter(({ is_required }) => is_required === 1);
  const answers = required.map(({ id, type }) => [id, type === 'star' ? '5' : '1']);
  await insert(db, 'research_answer', {
    learner_id: learner.id,
    research_id,
    content: JSON.stringify(Object.fromEntries(answers)),
    at: now - 3 * HOUR,
  });
}

/** The service survey. */
export const survey: Group = {
  name: 'survey',
  handlers: surveyHandlers,
  seed: seedAnswer,
};
