import { codes } from '@suite/api';
import type { PaperContent } from '../../../content/types';
import { list } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import { notFound, Refusal } from '../../refusal';
import { type Asked, type StudyLine, studyLines } from '../../study-weeks/learner-weeks';
import { demandLine } from '../course/access';
import { paperInTurn, settled } from './exam-rules';
import { paperOfId, papersOfLine } from './paper-content';
import type { SittingRow } from './tables';

/** Stores a sitting. */
export async function saveSitting(db: Db, row: SittingRow): Promise<void> {
  await db
    .insertInto('exam_sitting')
    .values(row)
    .onConflict((conflict) => conflict.columns(['learner_id', 'paper_id']).doUpdateSet(row))
    .execute();
}

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
export interface OpenPaper {
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
