import { useEffect, useRef } from 'react';

/** Acts each time the network is back, as long as that is waited for. */
export function useNetworkBack(act: () => unknown, isWaiting = true): void {
  const last = useRef(act);
  useEffect(() => {
    last.current = act;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const onBack = () => void last.current();
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [isWaiting]);
}
