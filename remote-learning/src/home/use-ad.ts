import type { Banner } from '@suite/api';
import { deviceStore, learnerKey } from '@suite/kernel';
import { dayAt } from '@suite/kernel/time';
import { useEffect, useState, type ComponentType } from 'react';
import type { AdProps } from './ad';
import { isAdDue } from './what-to-show';

/** The advertisement's window; its code is fetched only on a day on which the learner has not seen it. */
export function useAd(ad: Banner | null | undefined, userId: number | undefined) {
  const [View, setView] = useState<ComponentType<AdProps>>();
  useEffect(() => {
    if (!ad || userId === undefined) return;
    const key = learnerKey(userId, 'home.ad');
    const today = dayAt(Date.now());
    if (!isAdDue(ad, today, deviceStore.get(key))) return;
    let left = false;
    import(/* webpackChunkName: "PersonalCenterAd" */ './ad').then(
      (module) => {
        if (left) return;
        deviceStore.set(key, today);
        setView(() => module.Ad);
      },
      // If the window does not load, the advertisement is due again on the next visit.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [ad, userId]);
  return { View, close: () => setView(undefined) };
}
