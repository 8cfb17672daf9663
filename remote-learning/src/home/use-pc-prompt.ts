import type { UserDetail } from '@suite/api';
import { learnerKey, platform, tabStore } from '@suite/kernel';
import { useEffect, useState, type ComponentType } from 'react';
import { wantsPcPrompt } from './what-to-show';

/** Remembers in the tab that a learner has closed the prompt, or used it. */
export const pcPromptKey = (userId: number) => learnerKey(userId, 'home.pc-prompt');

/** The prompt to study on a computer. It stands at the end of the page, so its code comes after the page. */
export function usePcPrompt(detail: UserDetail) {
  const [View, setView] = useState<ComponentType<{ userId: number }>>();
  const [isDue] = useState(() =>
    wantsPcPrompt(detail, platform().context, tabStore.get(pcPromptKey(detail.userInfo.id)) === true),
  );
  useEffect(() => {
    if (!isDue) return;
    let isLeft = false;
    import(/* webpackChunkName: "PersonalCenterPcPrompt" */ './pc-prompt').then(
      ({ PcPrompt }) => isLeft || setView(() => PcPrompt),
      // It is due again on the next visit.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isDue]);
  return View;
}
