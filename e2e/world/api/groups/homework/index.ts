import {
  homeworkInfo,
  homeworkList,
  isHuidu,
  oldHomeworkList,
  reformHomeworkInfo,
  reformHomeworkList,
  studyStatus,
  type Call,
  type Homework,
  type HomeworkInfo,
  type HomeworkInfoParams,
  type HomeworkWeek,
} from '@suite/api';
import * as v from 'valibot';
import { addDays, dayOf, startOfDay, timeText } from '../../../clock/china-time';
import type { HomeworkContent } from '../../../content/types';
import { find, insert, type Db } from '../../../db';
import { studyOf } from '../../../people/person';
import type { Group, Seeding } from '../../group';
import { handle, id, notFound } from '../../handle';
import {
  demandWeek,
  homeworkOfId,
  isOlder,
  isReform,
  weekName,
  weeksFor,
  weekStatus,
  type Asked,
  type Family,
  type LearnerWeek,
} from '../study-weeks/learner-weeks';
import { tasksOf } from './tasks';
import { handInsOf, type HandIn } from './hand-ins';

const HOUR = 3600_000;

/** The teacher comments on the morning after the hand-in. */
const commentedAt = (submittedAt: number) => startOfDay(addDays(dayOf(submittedAt), 1)) + 9 * HOUR;

const words: { from: number; words: string }[] = [
  { from: 90, words: '完成得非常好，思路清楚。接下来试着把这一周的方法用到自己的账本里，效果会更明显。' },
  { from: 75, words: '整体不错，要点都掌握了。答错的题目再看一遍解析，弄清楚错在哪一步。' },
  { from: 60, words: '基本达到要求。建议回看这一周的视频，把概念和计算各练习一遍，再做一次单元练习。' },
  {
    from: 0,
    words: '这一周的内容还不够熟，别着急。先重看视频和资料，再重新练习，有问题随时在班级群里问我。',
  },
];

/** The teacher's comment on a homework; '' before there is one. */
function commentOn(handIn: HandIn | undefined, now: number): string {
  if (!handIn || now < commentedAt(handIn.submitted_at)) return '';
  return words.find(({ from }) => handIn.score >= from)?.words ?? '';
}

declare module '../../../db' {
  interface Tables {
    /** Learners who still have the old task pages; new learners get the new ones. */
    old_task_pages: { learner_id: number };
  }
}

async function hasOldTaskPages(db: Db, learnerId: number): Promise<boolean> {
  const row = await find(db, 'old_task_pages', { learner_id: learnerId });
  return row !== undefined;
}

/** Learners who finished the older course before the new task pages came keep the old ones. */
async function seedHomework({ db, person, learner }: Seeding): Promise<void> {
  if (studyOf(person, 'finance')?.graduatedDaysAgo === undefined) return;
  await insert(db, 'old_task_pages', { learner_id: learner.id });
}

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
