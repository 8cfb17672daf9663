import { useState } from 'react';
import type { PageState } from './page-image';

type Pages = Readonly<Record<string, PageState>>;

const withoutBroken = (pages: Pages): Pages =>
  Object.fromEntries(Object.entries(pages).filter(([, state]) => state !== 'broken'));

/** A document in one piece, for printing: otherwise pictures of pages are there only near the screen. */
export function useWholeText() {
  const [attempt, setAttempt] = useState(0);
  const [pages, setPages] = useState<Pages>({});
  return {
    documents: {
      attempt,
      isWhole: attempt > 0,
      onPage: (id: string, page: PageState) => setPages((old) => ({ ...old, [id]: page })),
    },
    /** Asks for all pictures, and again for those that did not come. */
    load() {
      setAttempt(attempt + 1);
      setPages(withoutBroken);
    },
    pages,
  };
}

export type WholeText = ReturnType<typeof useWholeText>;
