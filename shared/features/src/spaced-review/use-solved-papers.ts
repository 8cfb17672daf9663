import { asEntered } from '@suite/api';
import { useQuery } from '@suite/kernel';
import { defineRecord, type LearnerId } from '@suite/kernel/records';
import { useLayoutEffect, useState } from 'react';
import type { LoadedQuery } from '../loaded';
import { takePaper, type SolvedPaper } from './cards';

/** A paper that was handed in, or may have been. */
export interface PaperToRead {
  /** Tells one handing in from the next. */
  key: string;
  /** Whether it stays as it is: it is read once. One that may be handed in again is read at each visit. */
  isFinal: boolean;
  /** Undefined if it is not handed in yet. */
  read: (signal: AbortSignal) => Promise<SolvedPaper | undefined>;
}

/** The papers that were read on this device. */
const papersRead = defineRecord<readonly string[]>({
  kind: 'review-papers',
  version: 1,
  owner: 'learner',
  personal: false,
  unsent: true,
  read: (stored) => (Array.isArray(stored) ? stored.map(String) : []),
});

/**
 * Reads papers that this device has not read, so that their questions come back: the first of them, so many at a visit.
 * One that cannot be read, or is not handed in yet, waits for the next visit. Returns the read as long as a paper is
 * missing.
 */
export function useSolvedPapers(
  owner: LearnerId | undefined,
  /** Undefined as long as they are not known. */
  papers: readonly PaperToRead[] | undefined,
  most: number,
  onTaken: () => void,
): LoadedQuery<undefined> | undefined {
  const record = papersRead.of(owner);
  // Chosen once: what was read at this visit must not bring the next papers.
  const [chosen, setChosen] = useState<readonly PaperToRead[]>();
  if (!chosen && papers) {
    const known = record.read() ?? [];
    setChosen(papers.filter(({ key }) => known.indexOf(key) < 0).slice(0, most));
  }
  const asked = chosen ?? [];
  const { data, error, refetch } = useQuery({
    queryKey: ['solved papers', owner, asked.map(({ key }) => key)],
    queryFn: async ({ signal }) => Promise.all(asked.map((paper) => paper.read(signal).catch(() => null))),
    enabled: asked.length > 0,
    ...asEntered,
  });
  // Before the page is painted: it would say for a moment that there are no questions.
  useLayoutEffect(() => {
    if (!data?.some(Boolean)) return;
    data.forEach((solved) => solved && takePaper(owner, solved));
    const done = asked.filter(({ isFinal }, at) => isFinal && data[at]).map(({ key }) => key);
    record.save(Array.from(new Set([...(record.read() ?? []), ...done])));
    onTaken();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [data]);
  const hasFailed = data?.some((solved) => solved === null);
  if (asked.length === 0 || (data && !hasFailed)) return undefined;
  return { data: undefined, error: hasFailed ? 'no-data' : error, refetch };
}
