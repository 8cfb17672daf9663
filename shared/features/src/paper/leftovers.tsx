import { useSession } from '@suite/kernel';
import { draftsOf, LeftoverCard, leftoversOf, type Leftover } from '../answering';
import { useEffect, useState } from 'react';

/** What did not count of the learner's attempts at a paper, on the page of its result. */
export function Leftovers({ scope }: { scope: string }) {
  const user = useSession((session) => session.user);
  const [leftovers, setLeftovers] = useState<readonly Leftover[]>([]);
  useEffect(() => {
    if (user === undefined) return;
    const show = () => setLeftovers(leftoversOf({ user, scope }));
    show();
    // A draft of an attempt that was left before its end has not been compared yet.
    const drafts = draftsOf(user).filter(({ key }) => key.scope === scope);
    if (drafts.length === 0) return;
    import(/* webpackChunkName: "deliver-answers" */ './deliver')
      .then(({ deliver }) => Promise.all(drafts.map(({ key }) => deliver(key))))
      .then(show, () => undefined);
  }, [user, scope]);
  return (
    <>
      {leftovers.map((leftover) => (
        <LeftoverCard leftover={leftover} key={leftover.attempt} />
      ))}
    </>
  );
}
