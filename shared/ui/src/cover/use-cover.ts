import { later } from '@suite/ui/base';
import type { coverAddress, CoverSubject } from './draw-cover';

/**
 * What draws covers, as soon as it is wanted. The skeleton of a list with covers wants it: the line is free while the
 * list is on its way, and rows without a picture then have one at once.
 */
export const useDrawing: (isWanted: boolean) => { coverAddress: typeof coverAddress } | null | undefined =
  later(() => import(/* webpackChunkName: "covers" */ './draw-cover'));

/**
 * Address of a subject's picture: the provider's, else one of our own. The scenes are only loaded for the second
 * case, so the address is undefined at first.
 */
export function useCover(src: string | undefined, subject: CoverSubject): string | undefined {
  const drawing = useDrawing(!src);
  return src || drawing?.coverAddress(subject);
}
