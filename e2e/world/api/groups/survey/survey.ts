import { codes, research, researchable, saveResearch } from '@suite/api';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import { survey as questionnaire } from '../../../content';
import { insert } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import { handle } from '../../handle';
import { id } from '../../params';
import { notFound, Refusal, rule } from '../../refusal';
import { refuseBlackWords } from '../../refuse-black-words';
import { learnerClasses } from '../class/learner-classes';
import { inOrder, whyNoResearch } from './rules';

/** Days of study before the survey is shown. */
const FIRST_DAY = 7;

async function isAsked(db: Db, now: number, learnerId: number): Promise<boolean> {
  const { classes } = await learnerClasses({ db, now }, learnerId);
  return [...classes.values()].some(({ day }) => day >= FIRST_DAY);
}

const answerOf = (db: Db, learnerId: number) =>
  db
    .selectFrom('research_answer')
    .select(['content', 'at'])
    .where('learner_id', '=', learnerId)
    .where('research_id', '=', questionnaire.research_id)
    .executeTakeFirst();

const { question_list } = questionnaire;
const texts = question_list.filter(({ type }) => type === 'text');

export const surveyHandlers = [
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
