import {
  type Call,
  type Homework,
  homeworkInfo,
  type HomeworkInfo,
  type HomeworkInfoParams,
  homeworkList,
  type HomeworkWeek,
  isHuidu,
  oldHomeworkList,
  reformHomeworkInfo,
  reformHomeworkList,
  studyStatus,
} from '@suite/api';
import * as v from 'valibot';
import { startOfDay, timeText } from '../../../clock/china-time';
import type { HomeworkContent } from '../../../content/types';
import type { Group } from '../../group';
import { handle } from '../../handle';
import { id } from '../../params';
import { notFound } from '../../refusal';
import { homeworkOfId } from '../../study-weeks/content';
import {
  type Asked,
  demandWeek,
  type Family,
  isOlder,
  isReform,
  type LearnerWeek,
  weekName,
  weeksFor,
  weekStatus,
} from '../../study-weeks/learner-weeks';
import { tasksOf } from '../../study-weeks/tasks';
import { commentOn } from './comment';
import { type HandIn, handInsOf } from './hand-ins';
import { seedHomework } from './seed';
import { hasOldTaskPages } from './task-pages';

type HandIns = ReadonlyMap<number, HandIn>;

/** The last second of the day on which a homework is due; it can be handed in later too. */
const deadlineOf = (week: LearnerWeek, { deadline_days }: HomeworkContent) =>
  timeText(startOfDay(week.dayAt(deadline_days)) + 24 * 3600_000 - 1000);

function homeworkOf(content: HomeworkContent, week: LearnerWeek, handIns: HandIns): Homework {
  const { homework_id, week_id, title, unit_id, question_count } = content;
  const handIn = handIns.get(unit_id);
  return {
    homework_id,
    week_id,
    title,
    unit_id,
    status: handIn ? studyStatus.done : week.hasBegun ? studyStatus.ready : studyStatus.locked,
    question_count,
    deadline: deadlineOf(week, content),
    score: handIn?.score ?? null,
  };
}

async function weeksWithTasks(asked: Asked, family: Family): Promise<HomeworkWeek[]> {
  const weeks = await weeksFor(asked, family);
  if (weeks.length === 0) return [];
  const handIns = await handInsOf(asked.db, asked.learner.id);
  const tasks = await tasksOf(asked, weeks);
  return weeks.map((week, at) => ({
    week_id: week.week_id,
    week_name: weekName(week),
    start_date: week.dayAt(0),
    status: weekStatus(
      week,
      week.homework.map(({ unit_id }) => handIns.has(unit_id)),
    ),
    is_current: week.isCurrent ? 1 : 0,
    homework_list: week.homework.map((one) => homeworkOf(one, week, handIns)),
    task_list: tasks[at] ?? [],
  }));
}

const handleInfo = (call: Call<HomeworkInfoParams, HomeworkInfo>, family: Family) =>
  handle(call, v.object({ homework_id: id() }), async (asking): Promise<HomeworkInfo> => {
    const { db, now, learner, params } = asking;
    const content = homeworkOfId(params.homework_id);
    if (!content || !family(content.line)) throw notFound('作业不存在');
    const week = await demandWeek(asking, content, '作业');
    const handIns = await handInsOf(db, learner.id);
    const [tasks = []] = await tasksOf(asking, [week]);
    return {
      ...homeworkOf(content, week, handIns),
      week_name: weekName(week),
      content: content.content,
      comment: commentOn(handIns.get(content.unit_id), now),
      task_list: tasks,
    };
  });

/** Homework by week, with the tasks of the week. It is answered as a practice paper. */
export const homework: Group = {
  name: 'homework',
  seed: seedHomework,
  handlers: [
    handle(isHuidu, async ({ db, learner }) => ({
      is_huidu: (await hasOldTaskPages(db, learner.id)) ? 0 : 1,
    })),
    handle(oldHomeworkList, async (asking) => {
      const weeks = await weeksFor(asking, isOlder);
      const handIns = await handInsOf(asking.db, asking.learner.id);
      return weeks.flatMap((week) => week.homework.map((one) => homeworkOf(one, week, handIns)));
    }),
    handle(homeworkList, (asking) => weeksWithTasks(asking, isOlder)),
    handle(reformHomeworkList, (asking) => weeksWithTasks(asking, isReform)),
    handleInfo(homeworkInfo, isOlder),
    handleInfo(reformHomeworkInfo, isReform),
  ],
};
