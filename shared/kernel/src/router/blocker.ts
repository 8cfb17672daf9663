import { useEffect, useRef, useState } from 'react';
import { unblocked, type Blocker, type Step } from './create-router';
import { useRouter } from './provider';

/** Holds back steps to other pages for which `blocks` is true, until one decides about them. */
export function useBlocker(blocks: (step: Step) => boolean): Blocker {
  const router = useRouter();
  const [blocker, setBlocker] = useState(unblocked);
  const latest = useRef(blocks);
  latest.current = blocks;
  useEffect(() => router.guard({ blocks: (step) => latest.current(step), tell: setBlocker }), [router]);
  return blocker;
}
