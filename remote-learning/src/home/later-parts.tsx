import type { UserDetail } from '@suite/api';
import { platform } from '@suite/kernel';
import { Skeleton } from '@suite/ui/base';
import type { ServiceGridProps } from './service-grid';
import { useLater } from '../use-later';
import { wantsPcPrompt } from './what-to-show';

const loadGrid = () =>
  import(/* webpackChunkName: "PersonalCenterServices" */ './line-classes').then(
    ({ ClassesAndServices }) => ClassesAndServices,
  );

/** The classes of further lines and the entrances to all other pages, in a place of their size. */
export function Services(props: ServiceGridProps) {
  const Grid = useLater(loadGrid);
  return Grid ? <Grid {...props} /> : <Skeleton card rows={4} />;
}

const loadPrompt = () =>
  import(/* webpackChunkName: "PersonalCenterPcPrompt" */ './pc-prompt').then(({ PcPrompt: View }) => View);

/** The prompt to study on a computer. */
export function PcPrompt({ detail }: { detail: UserDetail }) {
  const View = useLater(loadPrompt, wantsPcPrompt(detail, platform().context));
  return View ? <View userId={detail.userInfo.id} /> : null;
}
