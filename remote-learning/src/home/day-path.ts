import type {
  CheckInState,
  CourseLine,
  Day,
  GradeStatus,
  HomeworkWeek,
  StudyTask,
  UserDetail,
} from '@suite/api';
import { links } from '@suite/kernel/links';
import { dayAt, daysBetween } from '@suite/kernel/time';
import { lineOfWeek, tasksOfWeek } from '../study-weeks/week-progress';
import { weeksByCourse } from '../study-weeks/weeks';
import { dueOf, type Due } from '../tasks/due';

/** One thing to do today. */
export interface Step {
  key: string;
  title: string;
  isDone: boolean;
  /** What the learner does with it, in words; '' as long as its state is not known. */
  action: string;
  /** Absent unless a date presses. */
  due?: Due;
  /** Where it is done, unless it is a task of a course. */
  to?: string;
  task?: StudyTask;
}

/** What the path is made from. A fact that is absent is not known yet. */
export interface DayFacts {
  detail: Pick<UserDetail, 'todayTasks' | 'splitInfosData'>;
  /** Id of the video that stands above the path as the next lesson. */
  lesson?: number;
  /** The weeks of each kind of course. */
  weeks?: readonly (readonly HomeworkWeek[])[];
  /** Lines after the finance course in which the learner rests. */
  resting?: readonly CourseLine[];
  checkIn?: CheckInState;
  evaluation?: GradeStatus | null;
  isSurveyOpen?: boolean;
  now: number;
}

export interface DayPath {
  /** What is left today, in the order of the day: the check-in comes last. */
  open: Step[];
  done: Step[];
  /** Steps that are done and all steps, with the lesson above the path if it is a task of today. */
  count: { done: number; total: number };
  isDone: boolean;
}

const actions: Record<StudyTask['type'], string> = {
  video: '去学习',
  material: '去查看',
  homework: '去完成',
  video_test: '去测试',
  chapter_test: '去测试',
  clock: '去打卡',
};

/** Homework presses from the day before its deadline. */
const PRESSING_DAYS = 1;

/** The order of a day: lessons and their questions, homework, then everything else. */
const order: readonly (readonly string[])[] = [['video', 'video_test', 'chapter_test'], ['homework']];

const isAmong = (kinds: readonly (readonly string[])[], { task }: Step) =>
  kinds.some((types) => !!task && types.indexOf(task.type) >= 0);

function taskStep(task: StudyTask, lesson: number | undefined): Step {
  const { id, type, title, target_id, is_done } = task;
  return {
    key: String(id),
    // The lesson stands above and says its name.
    title: type === 'video_test' && target_id === lesson ? '本节测试' : title,
    isDone: !!is_done,
    // A kind of task may be newer than this release.
    action: actions[type] ?? '去查看',
    task,
  };
}

/** Homework that can be handed in and has a deadline, of classes that run; what a class that is over left is its past. */
export function dueHomework(weeks: DayFacts['weeks'] = [], resting: readonly CourseLine[] = []) {
  const courses = weeks.flatMap((ofCourses) => Array.from(weeksByCourse(ofCourses).values()));
  return courses
    .filter((own) => own.some(({ is_current }) => is_current))
    .flatMap((own) => own.filter((week) => resting.indexOf(lineOfWeek(week)) < 0))
    .flatMap((week) =>
      week.homework_list
        .filter(({ status, deadline }) => status === 'ready' && !!deadline)
        .flatMap((homework) => {
          const isOwn = ({ type, target_id }: StudyTask) =>
            type === 'homework' && target_id === homework.homework_id;
          const task = tasksOfWeek(week).find(isOwn);
          return task ? [{ homework, task }] : [];
        }),
    )
    .sort((one, other) => (one.homework.deadline < other.homework.deadline ? -1 : 1));
}

/** The homework that is overdue or due by tomorrow, the most urgent first. */
const pressingHomework = ({ weeks, resting, now }: DayFacts, today: Day): Step[] =>
  dueHomework(weeks, resting)
    .filter(({ homework: { deadline } }) => daysBetween(today, deadline) <= PRESSING_DAYS)
    .map(({ homework, task }) => ({ ...taskStep(task, undefined), due: dueOf(homework, today, now) }));

/** What the staff asks for, with the day by which it is asked. */
function invitations({ detail, evaluation, isSurveyOpen, now, checkIn }: DayFacts): Step[] {
  const today = checkIn?.today ?? dayAt(now);
  const due = (deadline: string | undefined) =>
    deadline ? dueOf({ status: 'ready', deadline }, today, now) : undefined;
  const isRated = !evaluation || !!evaluation.grade_content;
  return [
    ...(isRated
      ? []
      : [
          {
            key: 'evaluation',
            title: `评价${evaluation.teacher.teacher_name}老师`,
            isDone: false,
            action: '去评价',
            due: due(evaluation.deadline),
            to: links.evaluate(),
          },
        ]),
    ...(isSurveyOpen
      ? [
          {
            key: 'survey',
            title: '为我们的服务打分',
            isDone: false,
            action: '去打分',
            // The call names no day: the survey is about the class, so it is asked until the class ends.
            due: due(detail.splitInfosData?.end_date),
            to: links.survey(),
          },
        ]
      : []),
  ];
}

/** The check-in closes the day. The server's day decides: a task of yesterday's detail does not count today. */
function checkInStep(tasks: readonly StudyTask[], checkIn: CheckInState | undefined): Step {
  const task = tasks.find(({ type }) => type === 'clock');
  const isKnown = !!checkIn || !!task;
  return {
    key: 'check-in',
    title: '每日打卡',
    isDone: !!(checkIn ? checkIn.is_clock : task?.is_done),
    action: isKnown ? actions.clock : '',
    to: links.checkIn(),
  };
}

/** Who rests has no tasks: the lessons that are open stay, and the check-in. */
export const isResting = ({ splitInfosData }: DayFacts['detail']): boolean =>
  splitInfosData?.status === 'resting';

/** The path of a day: what is left of it in its order, and what is done. */
export function dayPath(facts: DayFacts): DayPath {
  const { detail, lesson, checkIn } = facts;
  const tasks = isResting(detail) ? [] : detail.todayTasks;
  const isLesson = ({ type, target_id }: StudyTask) => type === 'video' && target_id === lesson;

  const pressing = checkIn && !isResting(detail) ? pressingHomework(facts, checkIn.today) : [];
  const own = tasks
    .filter((task) => task.type !== 'clock' && !isLesson(task))
    .map((task) => taskStep(task, lesson));
  const isSame = (one: Step) => (other: Step) =>
    other.task?.type === one.task?.type && other.task?.target_id === one.task?.target_id;
  // A homework of today has its date from the weeks; two weeks may name the same homework.
  const dated = own.map((step) => ({
    ...step,
    due: step.isDone ? undefined : pressing.find(isSame(step))?.due,
  }));
  const added = pressing.filter(
    (step, at) => !own.some(isSame(step)) && pressing.findIndex(isSame(step)) === at,
  );

  const all = [...dated, ...added];
  const steps = [
    ...order.flatMap((types) => all.filter((step) => isAmong([types], step))),
    ...all.filter((step) => !isAmong(order, step)),
    ...invitations(facts),
    checkInStep(tasks, checkIn),
  ];
  const open = steps.filter(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone);
  const lessons = tasks.filter(isLesson);
  const learned = lessons.filter(({ is_done }) => is_done).length;
  return {
    open,
    done,
    count: { done: done.length + learned, total: steps.length + lessons.length },
    isDone: open.length === 0 && learned === lessons.length,
  };
}

/** Rows that the page shows at first. */
export const MOST_STEPS = 4;

/** The steps that are shown at first: the next ones, and the check-in, with which the day ends. */
export function firstSteps(open: readonly Step[]): readonly Step[] {
  if (open.length <= MOST_STEPS) return open;
  const last = open[open.length - 1];
  return [...open.slice(0, MOST_STEPS - 1), ...(last ? [last] : [])];
}
