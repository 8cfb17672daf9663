import { useBlocker } from '@suite/kernel/router';
import { Dialog } from '@suite/ui/base';
import { useEffect, useRef } from 'react';

const QUESTION = '填写的内容还没有提交，离开后会丢失，确定离开吗？';

/** Asks before a page is left whose text would be lost; `isLost` is asked at the moment of leaving. */
export function useLeaveGuard(isAtRisk: boolean, isLost: () => boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isLost(),
  );
  const latest = useRef(blocker);
  latest.current = blocker;
  const isBlocked = blocker.state === 'blocked';

  useEffect(() => {
    if (!isBlocked) return;
    // The router takes a blocked step back by going forward again; a dialog would take both for leaving.
    const onHash = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('hashchange', onHash);
    void Dialog.confirm({ message: QUESTION }).then((leaves) => {
      if (leaves) latest.current.proceed?.();
      else latest.current.reset?.();
    });
    return () => window.removeEventListener('hashchange', onHash);
  }, [isBlocked]);

  useEffect(() => {
    if (!isAtRisk) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Older engines ask only if this is set.
      event.returnValue = '';
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isAtRisk]);
}
