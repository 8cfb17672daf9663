import { later } from '@suite/ui/base';
import type { CoverSubject } from './draw-cover';

const useDrawing = later(() => import(/* webpackChunkName: "on-demand" */ './draw-cover'));

/**
 * Address of a subject's picture: the provider's, else one of our own. The scenes are only loaded for the second
 * case, so the address is undefined at first.
 */
export function useCover(src: string | undefined, subject: CoverSubject): string | undefined {
  const drawing = useDrawing(!src);
  return src || drawing?.coverAddress(subject);
}
