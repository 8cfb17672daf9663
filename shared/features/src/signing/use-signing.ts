import { useUndisturbed, type LearnerId } from '@suite/kernel/records';
import { Toast } from '@suite/ui/base';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { watchPage } from '../answering/watch-page';
import { browserDevice } from './browser-device';
import { signingRecord } from './record';
import { createSigning } from './session';
import { isOver, type SigningEdition } from './types';

/** A contract's signing in a page. Give the component that calls it the contract's id as key. */
export function useSigning(edition: SigningEdition, learner: LearnerId) {
  const [record] = useState(() => signingRecord(learner, edition.scope));
  const [signing] = useState(() => createSigning(edition, browserDevice(record)));
  const state = useSyncExternalStore(signing.subscribe, signing.state);

  useEffect(() => {
    const detach = signing.attach();
    const onReturn = () => signing.send({ type: 'returned' });
    const unwatch = watchPage({
      onLeave: () => undefined,
      onReturn,
      onOnline: onReturn,
      onOffline: () => undefined,
    });
    return () => {
      detach();
      unwatch();
    };
  }, [signing]);

  useUndisturbed(!isOver(state.stage));

  const isLeaving = state.task?.kind === 'link';
  useEffect(() => {
    if (!isLeaving) return;
    Toast.loading('请求中');
    return Toast.clear;
  }, [isLeaving]);

  const { stage } = state;
  const [first, setFirst] = useState(stage);
  if (first === 'unknown' && stage !== 'unknown') setFirst(stage);

  return {
    ...{ state, signing, record, edition },
    /** It was signed in this visit, and not some day before. */
    isNew: stage === 'signed' && first !== 'signed',
  };
}

/** A signing in use, for the components that show its stages. */
export type SigningInUse = ReturnType<typeof useSigning>;
