import { codes, research, researchable, saveResearch, type ResearchQuestion } from '@suite/api';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import { survey as questionnaire } from '../../../content';
import { find, insert, type Db } from '../../../db';
import type { Group, Seeding } from '../../group';
import { handle, id, notFound, Refusal, rule } from '../../handle';
import { refuseBlackWords } from '../../refuse-black-words';
import { learnerClasses } from '../class/learner-classes';

type Content = Record<string, string>;

function isAnswer({ type, options, max_length }: ResearchQuestion, answer: string): boolean {
  switch (type) {
    case 'star':
      return /^[1-5]$/.test(answer);
    case 'text':
      return answer.length <= max_length;
    case 'single':
      return options.some(({ id }) => String(id) === answer);
    case 'multiple': {
      const ids = answer.split(',');
      const known = ids.every((id) => options.some((option) => String(option.id) === id));
      const sorted = ids.every((id, at) => at === 0 || Number(id) > Number(ids[at - 1]));
      return known && sorted;
    }
  }
}

/** What is wrong with the answers to a survey; '' if they are fine. */
function whyNoResearch(questions: readonly ResearchQuestion[], content: Content): string {
  const unknown = Object.keys(content).some(
    (id) => !questions.some((question) => String(question.id) === id),
  );
  if (unknown) return '问卷已更新，请刷新后重新填写';
  for (const [at, question] of questions.entries()) {
    const answer = (content[question.id] ?? '').trim();
    if (answer === '' && question.is_required) return `请回答第 ${at + 1} 题`;
    if (answer !== '' && !isAnswer(question, answer)) {
      return question.type === 'text'
        ? `第 ${at + 1} 题最多 ${question.max_length} 个字`
        : `第 ${at + 1} 题的回答有误`;
    }
  }
  return '';
}

/** Answers in a fixed order without empty ones, so that repeated ones compare equal. */
function inOrder(questions: readonly ResearchQuestion[], content: Content): Content {
  const answers = questions.map(({ id }) => [String(id), (content[id] ?? '').trim()] as const);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== ''));
}

/** Days of study before the survey is shown. */
const FIRST_DAY = 7;

async function isAsked(db: Db, now: number, learnerId: number): Promise<boolean> {
  const { classes } = await learnerClasses({ db, now }, learnerId);
  return [...classes.values()].some(({ day }) => day >= FIRST_DAY);
}

const answerOf = (db: Db, learnerId: number) =>
  find(db, 'research_answer', { learner_id: learnerId, research_id: questionnaire.research_id });

const { question_list } = questionnaire;
const texts = question_list.filter(({ type }) => type === 'text');

const surveyHandlers = [
  handle(research, async ({ db, now, learner }) =>
    (await isAsked(db, now, learner.id)) ? questionnaire : null,
  ),

  handle(researchable, async ({ db, now, learner }) => {
    const answer = await answerOf(db, learner.id);
    const isOpen = !answer && (await isAsked(db, now, learner.id));
    return { researchable: isOpen ? 1 : 0, save_time: answer ? timeText(answer.at) : null };
  }),

  handle(
    saveResearch,
    v.object({ research_id: id(), content: v.record(v.string(), v.pipe(v.string(), v.maxLength(2000))) }),
    async ({ db, now, learner, params }) => {
      const { research_id } = params;
      if (research_id !== questionnaire.research_id) throw notFound('问卷不存在或已结束');
      const content = JSON.stringify(inOrder(question_list, params.content));
      const before = await answerOf(db, learner.id);
      if (before?.content === content) return null;
      if (before) throw new Refusal(codes.ALREADY_DONE, '您已经提交过了，感谢您的反馈');
      if (!(await isAsked(db, now, learner.id))) throw rule('开课满一周后可以参与评价');
      const why = whyNoResearch(question_list, params.content);
      if (why !== '') throw rule(why);
      refuseBlackWords(...texts.map((question) => params.content[question.id] ?? ''));
      await insert(db, 'research_answer', { learner_id: learner.id, research_id, content, at: now });
      return null;
    },
  ),
];

interface ResearchTable {
  learner_id: number;
  research_id: number;
  /** Answers as JSON. */
  content: string;
  at: number;
}

declare module '../../../db' {
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
