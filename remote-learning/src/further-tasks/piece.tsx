import { lazyPiece, useLazyPiece } from '@suite/ui';
import type { FurtherTasksProps } from './further-tasks';

const piece = lazyPiece(() => import(/* webpackChunkName: "FurtherTasks" */ './further-tasks'));

/** Reviews and the plan to catch up: they come after the page, and a page without them is whole. */
export function FurtherTasks(props: FurtherTasksProps) {
  const { module } = useLazyPiece(piece);
  return module ? <module.FurtherTasks {...props} /> : null;
}
