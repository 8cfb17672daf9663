import { useNetworkBack } from '@suite/ui/base';
import { useEffect, useState } from 'react';
import type { LazyPiece } from './lazy-piece';

/** Loads a piece while a component shows it; when the network comes back, a failed load is repeated by itself. */
export function useLazyPiece<Module>(piece: LazyPiece<Module>) {
  const [state, setState] = useState<{ module?: Module; failed?: boolean }>(() => ({
    module: piece.loaded(),
  }));
  const { module, failed = false } = state;

  useEffect(() => {
    if (module || failed) return;
    let left = false;
    piece.load().then(
      (loaded) => left || setState({ module: loaded }),
      () => left || setState({ failed: true }),
    );
    return () => {
      left = true;
    };
  }, [piece, module, failed]);

  useNetworkBack(() => setState({}), failed);

  return { module, failed, retry: failed ? () => setState({}) : piece.hurry };
}
