import { useOwner } from '@suite/kernel/records';
import { useEffect } from 'react';
import { takePaper, type SolvedPaper } from './cards';

/** A page that shows a solved paper lets its questions come back; without questions it shows none. */
export function useTakenPaper({
  bank,
  at,
  questions,
}: Omit<SolvedPaper, 'questions'> & Partial<Pick<SolvedPaper, 'questions'>>): void {
  const owner = useOwner();
  // Lists are made anew with each render; a paper that is known changes nothing.
  useEffect(() => questions && takePaper(owner, { bank, at, questions }), [owner, bank, at, questions]);
}
