import { useOwner } from '@suite/kernel/records';
import { useEffect } from 'react';
import { takePaper, type SolvedPaper } from './cards';

/** A page that has read a solved paper lets its questions come back; without questions it has none. */
export function useTakenPaper(
  paper: (Omit<SolvedPaper, 'questions'> & Partial<Pick<SolvedPaper, 'questions'>>) | undefined,
): void {
  const owner = useOwner();
  const { bank, at, questions } = paper ?? {};
  useEffect(() => {
    // Lists are made anew with each render; a paper that is known changes nothing.
    if (bank && at && questions) takePaper(owner, { bank, at, questions });
  }, [owner, bank, at, questions]);
}
