import {
  asEntered,
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
import { useQuery } from '@suite/kernel';
import { lineOfWeek } from '../study-weeks/week-progress';
import type { Answered } from './review-schedule';

interface Paper {
  kind: 'chapter' | 'homework';
  id: number;
  line: CourseLine;
}

/** Papers that are looked into where a page is about tasks. */
export const MOST_PAPERS = 8;

/**
 * The newest papers of some weeks, in the order of the course, that may have been handed in. Tests of a chapter open after its videos, and count also
 * when they were failed. Tests of videos are left out, because reading one begins an attempt.
 */
export function papersOf(weeks: readonly HomeworkWeek[], most: number): Paper[] {
  const all = weeks.flatMap((week): Paper[] => {
    const { status, task_list, homework_list } = week;
    if (status === 'locked') return [];
    const isOpen = task_list.every(({ type, is_done }) => type !== 'video' || is_done === 1);
    const tests = task_list.filter(({ type, is_done }) => type === 'chapter_test' && (isOpen || is_done));
    const line = lineOfWeek(week);
    return [
      ...homework_list
        .filter(({ score }) => typeof score === 'number')
        .map(({ unit_id }): Paper => ({ kind: 'homework', id: unit_id, line })),
      ...tests.map((test): Paper => ({ kind: 'chapter', id: test.target_id, line: test.line })),
    ];
  });
  const first = (paper: Paper) => all.findIndex(({ kind, id }) => kind === paper.kind && id === paper.id);
  // Two weeks may name the same homework.
  const papers = all.filter((paper, at) => first(paper) === at);
  return papers.slice(Math.max(0, papers.length - most));
}

const ofJuan = ({ list, juan }: JuanHistory, line: CourseLine): Answered[] => {
  const at = list.find(({ juan_id }) => juan_id === juan?.juan_id)?.submit_time;
  return juan && at ? juan.question_list.map((question) => ({ question, line, at })) : [];
};

const ofTest = (
  result: TestScore | null,
  groups: readonly (QuestionGroup | undefined)[],
  line: CourseLine,
): Answered[] =>
  result
    ? groups.flatMap((group) =>
        (group?.list ?? []).map((question) => ({ question, line, at: result.submit_time })),
      )
    : [];

async function answersIn({ kind, id, line }: Paper, signal: AbortSignal): Promise<Answered[]> {
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

/** The answers to the last papers of some weeks; a paper that cannot be read is left out until the next visit. */
export function useAnswered(weeks: readonly HomeworkWeek[], most: number): readonly Answered[] {
  const papers = papersOf(weeks, most);
  const { data } = useQuery({
    queryKey: ['answered', papers],
    queryFn: async ({ signal }) => {
      const read = papers.map((paper) => answersIn(paper, signal).catch((): Answered[] => []));
      return (await Promise.all(read)).flat();
    },
    enabled: papers.length > 0,
    ...asEntered,
  });
  return data ?? [];
}
