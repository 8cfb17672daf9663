import { useBlocker } from '@suite/kernel/router';
import { Dialog } from '@suite/ui/base';
import { useEffect, useRef } from 'react';

const question = {
  message: '填写的内容还没有提交，离开后会丢失。',
  confirmText: '仍要离开',
  cancelText: '继续填写',
  isCautious: true,
};

/** Asks before the learner leaves a page whose text would be lost; `isLost` is called at the moment of leaving. */
export function useLeaveGuard(isAtRisk: boolean, isLost: () => boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isLost(),
  );
  const latest = useRef({ blocker, isLost });
  latest.current = { blocker, isLost };
  const isBlocked = blocker.state === 'blocked';

  useEffect(() => {
    if (!isBlocked) return;
    // The router undoes a blocked step back by going forward again; an open dialog would close at both changes.
    const onHash = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('hashchange', onHash);
    let isAsked = true;
    void Dialog.confirm(question).then((leaves) => {
      if (!isAsked) return;
      if (leaves) latest.current.blocker.proceed?.();
      else latest.current.blocker.reset?.();
    });
    return () => {
      isAsked = false;
      window.removeEventListener('hashchange', onHash);
    };
  }, [isBlocked]);

  useEffect(() => {
    if (!isAtRisk) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!latest.current.isLost()) return;
      event.preventDefault();
      // Older engines ask only if this is set.
      event.returnValue = '';
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isAtRisk]);
}
