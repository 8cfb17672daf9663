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
import { takePaper, type SolvedPaper } from '@suite/features/spaced-review';
import { useQuery } from '@suite/kernel';
import { defineRecord, ownerOf } from '@suite/kernel/records';
import { useEffect, useState } from 'react';
import { lineOfWeek } from '../study-weeks/week-progress';

interface Paper {
  kind: 'chapter' | 'homework';
  id: number;
  line: CourseLine;
  /** Tells one handing in from the next, as far as the week says it. */
  score: number | undefined;
}

/** Papers that a page about tasks reads at a visit. */
export const MOST_PAPERS = 8;

/** The papers that were read on this device: each is read once for each score. */
const papersRead = defineRecord<readonly string[]>({
  kind: 'review-papers',
  version: 1,
  owner: 'learner',
  personal: false,
  unsent: true,
  read: (stored) => (Array.isArray(stored) ? stored.map(String) : []),
});

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

/**
 * Reads papers of some weeks that this device has not read, so that their questions come back: the newest first, so
 * many at a visit. One that cannot be read, or is not handed in yet, waits for the next visit.
 */
export function usePapers(
  user: number,
  weeks: readonly HomeworkWeek[],
  most: number,
  onTaken: () => void,
): void {
  const owner = ownerOf(user);
  const record = papersRead.of(owner);
  // Chosen once: what was read at this visit must not bring the next papers.
  const [chosen, setChosen] = useState<Paper[]>();
  const known = record.read() ?? [];
  const papers =
    chosen ??
    papersOf(weeks)
      .filter((paper) => known.indexOf(keyOf(paper)) < 0)
      .slice(0, most);
  if (!chosen && weeks.length > 0) setChosen(papers);
  const { data } = useQuery({
    queryKey: ['solved papers', user, papers],
    queryFn: async ({ signal }) => {
      const read = papers.map(async (paper) => ({
        paper,
        solved: await solvedPaper(paper, signal).catch(() => undefined),
      }));
      return Promise.all(read);
    },
    enabled: papers.length > 0,
    ...asEntered,
  });
  useEffect(() => {
    const taken = (data ?? []).filter(({ solved }) => solved);
    if (taken.length === 0) return;
    for (const { solved } of taken) if (solved) takePaper(owner, solved);
    // A test that is not passed may be tried again without another score: it is read again.
    const done = taken.filter(({ paper }) => paper.score !== undefined).map(({ paper }) => keyOf(paper));
    record.save(Array.from(new Set([...(record.read() ?? []), ...done])));
    onTaken();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [data]);
}
