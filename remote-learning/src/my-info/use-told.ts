import { upUserAct, userDetail, type UserAct, type UserDetail } from '@suite/api';
import { useQueryClient } from '@suite/kernel';
import { useEffect } from 'react';

/** Whoever sees the page itself has been told: the personal center does not tell them again. */
export function useTold(act: UserAct, detail: UserDetail | undefined, isShown: boolean): void {
  const client = useQueryClient();
  const isNew = isShown && !!detail && !detail.seenActs.includes(act);
  useEffect(() => {
    if (!isNew) return;
    upUserAct({ act }).then(
      () => client.invalidateQueries({ queryKey: [userDetail.path] }),
      // Not remembered: the notice shows once more, and that is all.
      () => undefined,
    );
  }, [act, client, isNew]);
}
