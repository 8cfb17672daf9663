import {
  answerUnits,
  juanHistory,
  queryOf,
  reformExamDetail,
  reformExamUnits,
  type AnswerUnit,
  type Call,
  type CourseLine,
  type JuanHistory,
  type JuanHistoryParams,
} from '@suite/api';

/** What the practice of one version of the course differs in. */
export interface PracticeEdition {
  /** Its list of units; the papers are under it. */
  path: string;
  units: Call<void, AnswerUnit[]>;
  history: (asked: JuanHistoryParams) => ReturnType<typeof queryOf<object, JuanHistory>>;
  /** The practice of the other courses. */
  other: { path: string; words: string; has: (line: CourseLine) => boolean };
}

const OLDER = '/answer-system';
const REFORM = '/answer-system-reform';

export const olderPractice: PracticeEdition = {
  path: OLDER,
  units: answerUnits,
  history: (asked) => queryOf(juanHistory, asked),
  other: { path: REFORM, words: '去新版财商课练习', has: (line) => line === 'reform' },
};

export const reformPractice: PracticeEdition = {
  path: REFORM,
  units: reformExamUnits,
  history: (asked) => queryOf(reformExamDetail, { ...asked, is_history: 1 }),
  other: { path: OLDER, words: '去其他课程的练习', has: (line) => line !== 'reform' },
};

/** A new paper of a unit, or the one that was begun. */
export const paperPath = ({ path }: Pick<PracticeEdition, 'path'>, unitId: number) =>
  `${path}/immediate-paper/${unitId}`;

/** The earlier papers of a unit, or one of them; the last one is the paper that was just handed in. */
export const historyPath = (
  { path }: Pick<PracticeEdition, 'path'>,
  unitId: number,
  juan?: number | 'last',
) => `${path}/history-paper/${unitId}${juan === undefined ? '' : `?juan=${juan}`}`;
