import { useLater } from '../use-later';
import type { FurtherTasksProps } from './further-tasks';

const load = () =>
  import(/* webpackChunkName: "FurtherTasks" */ './further-tasks').then((all) => all.FurtherTasks);

/** Reviews and the plan to catch up: they come after the page, and a page without them is whole. */
export function FurtherTasks(props: FurtherTasksProps) {
  const View = useLater(load);
  return View ? <View {...props} /> : null;
}
