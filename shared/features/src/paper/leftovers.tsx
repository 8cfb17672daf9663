import { doSoon, useOnDevice, useOwner } from '@suite/kernel/records';
import { useEffect } from 'react';
import { LeftoverCard, leftoversOf } from '../answering';
import { noteSeen } from './answers-duty';

/** What did not count of the learner's attempts at a paper, on the page of its result. */
export function Leftovers({ scope }: { scope: string }) {
  const owner = useOwner();
  const leftovers = useOnDevice(
    () => (owner ? leftoversOf(owner).filter((one) => one.scope === scope) : []),
    `${owner?.line} ${owner?.user} ${scope}`,
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
