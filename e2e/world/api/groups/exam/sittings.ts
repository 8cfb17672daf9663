import { codes, draftFlag, type CourseLine } from '@suite/api';
import type { Selectable } from 'kysely';
import { timeText } from '../../../clock/china-time';
import { papers } from '../../../content';
import type { PaperContent } from '../../../content/types';
import { list, put, type Db } from '../../../db';
import { answerColumns, heldAnswer, scored, type AnswerColumns } from '../../answering';
import { notFound, Refusal } from '../../handle';
import { studyLines, type Asked, type StudyLine } from '../study-weeks/learner-weeks';
import { demandLine } from '../course/access';

/** An exam as far as a learner has come with it. */
interface Sitting extends AnswerColumns {
  started_at: number;
}

/** Ms for which answers that were on their way at the deadline are still taken. */
const GRACE = 60_000;

/** When the time of an exam is over; null without a limit. */
export const deadlineOf = ({ minutes }: Pick<PaperContent, 'minutes'>, startedAt: number): number | null =>
  minutes > 0 ? startedAt + minutes * 60_000 : null;

/** Seconds spent on an exam by then. */
export function secondsSpent(paper: Pick<PaperContent, 'minutes'>, startedAt: number, now: number): number {
  const until = Math.min(now, deadlineOf(paper, startedAt) ?? now);
  return Math.max(0, Math.floor((until - startedAt) / 1000));
}

/** After the deadline, treats the last draft as handed in. */
function settled<Row extends Sitting>(paper: PaperContent, row: Row, now: number): Row {
  const deadline = deadlineOf(paper, row.started_at);
  if (row.submitted_at !== null || deadline === null || now <= deadline + GRACE) return row;
  const held = heldAnswer(row);
  const content = held?.content ?? {};
  const answer = {
    content,
    is_draft: draftFlag.NODRAFT,
    save_time: held?.save_time ?? timeText(deadline),
    score: scored(paper.question_list, content).score,
    used_seconds: secondsSpent(paper, row.started_at, now),
  };
  return { ...row, ...answerColumns(answer, deadline) };
}

/** Whether an exam was finally submitted and passed. */
export const isPassed = ({ pass_score }: Pick<PaperContent, 'pass_score'>, row: AnswerColumns): boolean =>
  row.submitted_at !== null && (row.score ?? 0) >= pass_score;

/**
 * Of a line's papers the one that a learner has to do with: the first, or after a failure the next
 * one; the last one stays, and so does one that was passed.
 */
function paperInTurn<Paper extends Pick<PaperContent, 'id' | 'pass_score'>>(
  papers: readonly Paper[],
  sittingOf: (paper: Paper) => AnswerColumns | undefined,
): Paper | undefined {
  const hasFailed = (paper: Paper) => {
    const row = sittingOf(paper);
    return row !== undefined && row.submitted_at !== null && !isPassed(paper, row);
  };
  return papers.find((paper) => !hasFailed(paper)) ?? papers[papers.length - 1];
}

interface SittingTable extends AnswerColumns {
  learner_id: number;
  paper_id: number;
  started_at: number;
}

declare module '../../../db' {
  interface Tables {
    /** Exams that learners have begun. */
    exam_sitting: SittingTable;
  }
}

export type SittingRow = Selectable<SittingTable>;

const byId = new Map(papers.map((paper) => [paper.id, paper]));

const paperOfId = (id: number): PaperContent | undefined => byId.get(id);

/** The papers of a line: its exam, then those after a failure. */
export const papersOfLine = (line: CourseLine): PaperContent[] =>
  papers.filter((paper) => paper.line === line);

/** Stores a sitting. */
export const saveSitting = (db: Db, row: SittingRow): Promise<void> =>
  put(db, 'exam_sitting', ['learner_id', 'paper_id'], row);

/** The learner's exams by paper; those past their deadline count as handed in. */
async function sittingsOf({ db, now, learner }: Asked): Promise<Map<number, SittingRow>> {
  const rows = await list(db, 'exam_sitting', { learner_id: learner.id });
  return new Map(
    rows.map((row) => {
      const paper = paperOfId(row.paper_id);
      return [row.paper_id, paper ? settled(paper, row, now) : row];
    }),
  );
}

/** The exam of a line opens with the last week of the learner's class. */
const isExamTime = ({ of }: StudyLine) =>
  of.status === 'finished' || (of.status !== 'prepared' && of.week === of.week_count);

interface Turn {
  paper: PaperContent;
  row: SittingRow | undefined;
  /** First day of the class. */
  start: string;
}

function turnsOf(lines: readonly StudyLine[], sittings: ReadonlyMap<number, SittingRow>): Turn[] {
  return lines.filter(isExamTime).flatMap(({ line, of }) => {
    const paper = paperInTurn(papersOfLine(line), ({ id }) => sittings.get(id));
    return paper ? [{ paper, row: sittings.get(paper.id), start: of.start }] : [];
  });
}

/** The exam that is open to the learner, of the newest class; else the one that was submitted last. */
export async function openPaperId(asked: Asked, lines: readonly StudyLine[]): Promise<number | null> {
  const turns = turnsOf(lines, await sittingsOf(asked));
  const submittedAt = ({ row }: Turn) => row?.submitted_at ?? Infinity;
  const [first] = turns.sort(
    (one, other) =>
      (submittedAt(one) < submittedAt(other) ? 1 : submittedAt(one) > submittedAt(other) ? -1 : 0) ||
      (one.start < other.start ? 1 : -1),
  );
  return first?.paper.id ?? null;
}

/** A paper that is open to the learner, and how far they are with it. */
interface OpenPaper {
  paper: PaperContent;
  row: SittingRow | undefined;
}

/** The paper of that id, if the learner may see it: begun already, or in its turn now. */
export async function demandPaper(asked: Asked, paperId: number): Promise<OpenPaper> {
  const paper = paperOfId(paperId);
  if (!paper) throw notFound('试卷不存在');
  const sittings = await sittingsOf(asked);
  const row = sittings.get(paperId);
  if (row) return { paper, row };
  await demandLine(asked, paper.line);
  const turns = turnsOf(await studyLines(asked), sittings);
  if (!turns.some((turn) => turn.paper.id === paperId)) {
    throw new Refusal(codes.PAPER_NOT_OPEN, '考试还没有开放，请在开放后参加');
  }
  return { paper, row };
}
