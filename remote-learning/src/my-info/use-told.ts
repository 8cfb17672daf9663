import { upUserAct, userDetail, type UserAct, type UserDetail } from '@suite/api';
import { useQueryClient } from '@suite/kernel';
import { useEffect, useState } from 'react';

/**
 * Tells the server that the learner has seen a page, so that the personal center drops its notice;
 * gives whether this is the first time.
 */
export function useTold(act: UserAct, detail: UserDetail | undefined, isShown: boolean): boolean {
  const client = useQueryClient();
  const isNew = isShown && !!detail && !detail.seenActs.includes(act);
  useEffect(() => {
    if (!isNew) return;
    upUserAct({ act }).then(
      () => client.invalidateQueries({ queryKey: [userDetail.path] }),
      // If the server does not hear of it, the notice only shows once more.
      () => undefined,
    );
  }, [act, client, isNew]);
  const [wasNew, setWasNew] = useState(false);
  if (isNew && !wasNew) setWasNew(true);
  return wasNew;
}
