import { Failed, Loading } from '@suite/ui/base';
import type { ReactNode } from 'react';
import type { LazyPiece } from './lazy-piece';
import { useLazyPiece } from './use-lazy-piece';

export interface PieceProps<Module> {
  of: LazyPiece<Module>;
  /** What is said with the retry when it could not be loaded. */
  failed?: ReactNode;
  /** A skeleton in the shape of the piece. */
  skeleton?: ReactNode;
  children: (module: Module) => ReactNode;
}

/** The place of a piece on its page: while it loads, when that failed, and then the piece itself. */
export function Piece<Module>({ of, failed: words, skeleton, children }: PieceProps<Module>) {
  const { module, failed, retry } = useLazyPiece(of);
  if (module) return <>{children(module)}</>;
  if (failed) return <Failed text={words} error="missing" onRetry={retry} />;
  return <Loading onRetry={retry}>{skeleton}</Loading>;
}
