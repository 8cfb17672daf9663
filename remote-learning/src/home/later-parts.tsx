import type { UserDetail } from '@suite/api';
import { platform } from '@suite/kernel';
import { Skeleton } from '@suite/ui/base';
import { useEffect, useState, type ComponentType } from 'react';
import type { ServiceGridProps } from './service-grid';
import { wantsPcPrompt } from './what-to-show';

const AGAIN_MS = 3000;
const TRIES = 3;

/** A part of the page below its first screen: its code comes after the page's own. If it fails, it is tried again. */
function useLater<Props>(load: () => Promise<ComponentType<Props>>, isWanted = true) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted || Part || tries === TRIES) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    load().then(
      (part) => isLeft || setPart(() => part),
      () => {
        if (!isLeft) timer = setTimeout(() => setTries(tries + 1), AGAIN_MS);
      },
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [load, isWanted, Part, tries]);
  return Part;
}

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
