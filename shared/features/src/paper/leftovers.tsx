import { doSoon, useChanges, useOwner } from '@suite/kernel/records';
import { useEffect, useMemo } from 'react';
import { LeftoverCard, leftoversOf } from '../answering';
import { noteSeen } from './answers-duty';

/** What did not count of the learner's attempts at a paper, on the page of its result. */
export function Leftovers({ scope }: { scope: string }) {
  const owner = useOwner();
  const change = useChanges();
  const leftovers = useMemo(
    () => (owner ? leftoversOf(owner).filter((one) => one.scope === scope) : []),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the lists are read from the device
    [owner, scope, change],
  );
  // A draft of an attempt that was left before its end has not been compared yet.
  useEffect(() => doSoon('answering'), [owner]);
  useEffect(() => {
    if (owner) leftovers.filter(({ isSeen }) => !isSeen).forEach((one) => noteSeen(owner, one));
  }, [owner, leftovers]);
  return (
    <>
      {leftovers.map((leftover) => (
        <LeftoverCard leftover={leftover} key={leftover.attempt} />
      ))}
    </>
  );
}
