import {
  chapterTestResult,
  juanHistory,
  reformChapterTestResult,
  reformExamDetail,
  type CourseLine,
  type HomeworkWeek,
  type JuanHistory,
  type TestScore,
  type QuestionGroup,
} from '@suite/api';
import type { PaperToRead, SolvedPaper } from '@suite/features/spaced-review';
import { lineOfWeek } from '../study-weeks/week-progress';

interface Paper {
  kind: 'chapter' | 'homework';
  id: number;
  line: CourseLine;
  /** Tells one handing in from the next, as far as the week says it. */
  score: number | undefined;
}

const bankOf = (line: CourseLine) => (line === 'reform' ? 'reform' : 'older');

const keyOf = ({ line, kind, id, score }: Paper) => `${line}.${kind}.${id}.${score}`;

/**
 * The papers of some weeks, the newest first, that may have been handed in. Tests of a chapter open after its videos,
 * and count also when they were failed. Tests of videos are left out, because reading one begins an attempt.
 */
export function papersOf(weeks: readonly HomeworkWeek[]): Paper[] {
  const all = weeks.flatMap((week): Paper[] => {
    const { status, task_list, homework_list } = week;
    if (status === 'locked') return [];
    const isOpen = task_list.every(({ type, is_done }) => type !== 'video' || is_done === 1);
    const tests = task_list.filter(({ type, is_done }) => type === 'chapter_test' && (isOpen || is_done));
    const line = lineOfWeek(week);
    return [
      ...homework_list
        .filter(({ score }) => typeof score === 'number')
        .map(({ unit_id, score }): Paper => ({ kind: 'homework', id: unit_id, line, score: score ?? 0 })),
      ...tests.map(({ target_id, is_done, line: own }): Paper => ({
        kind: 'chapter',
        id: target_id,
        line: own,
        score: is_done ? 1 : undefined,
      })),
    ];
  });
  const first = (paper: Paper) => all.findIndex(({ kind, id }) => kind === paper.kind && id === paper.id);
  // Two weeks may name the same homework.
  return all.filter((paper, at) => first(paper) === at).reverse();
}

const ofJuan = ({ list, juan }: JuanHistory, line: CourseLine): SolvedPaper | undefined => {
  const at = list.find(({ juan_id }) => juan_id === juan?.juan_id)?.submit_time;
  return juan && at ? { bank: bankOf(line), line, at, questions: juan.question_list } : undefined;
};

const ofTest = (
  result: TestScore | null,
  groups: readonly (QuestionGroup | undefined)[],
  line: CourseLine,
): SolvedPaper | undefined =>
  result
    ? {
        bank: bankOf(line),
        line,
        at: result.submit_time,
        questions: groups.flatMap((group) => group?.list ?? []),
      }
    : undefined;

async function solvedPaper({ kind, id, line }: Paper, signal: AbortSignal): Promise<SolvedPaper | undefined> {
  if (line === 'reform') {
    if (kind === 'homework')
      return ofJuan(await reformExamDetail({ unit_id: id, is_history: 1 }, signal, true), line);
    const result = await reformChapterTestResult({ chapter_id: id }, signal, true);
    return ofTest(result, [result?.singleChoice, result?.judgement], line);
  }
  if (kind === 'homework') return ofJuan(await juanHistory({ unit_id: id }, signal, true), line);
  const result = await chapterTestResult({ chapter_id: id }, signal, true);
  return ofTest(result, [result?.singleChoice, result?.judge], line);
}

/** The papers of some weeks, to be read; a test that is not passed may be tried again without another score. */
export const papersToRead = (weeks: readonly HomeworkWeek[]): PaperToRead[] =>
  papersOf(weeks).map((paper) => ({
    key: keyOf(paper),
    isFinal: paper.score !== undefined,
    read: (signal) => solvedPaper(paper, signal),
  }));
