import {
  canUseCounter,
  isHuidu,
  useCall,
  type Banner,
  type PurchaseFlags,
  type UserDetail,
} from '@suite/api';
import { platform } from '@suite/kernel';
import { Link } from '@suite/kernel/router';
import { Card, fetchTiles, IconTile, lineIcon } from '@suite/ui';
import { later, Skeleton } from '@suite/ui/base';
import { useMemo, useState } from 'react';
import { BannerStrip } from './banner-strip';
import { bannersBeside } from './links';
import { serviceIcons } from './service-icons';
import css from './service-grid.module.css';
import { asksHuidu, servicesFor } from './services';

/** Two rows. Further entrances wait behind the last one of them. */
const SHOWN = 8;

export interface ServiceGridProps {
  detail: UserDetail;
  flags: PurchaseFlags | undefined;
  banners: readonly Banner[];
  /** Where the page leads above the grid. */
  targets: readonly string[];
}

const useTiles = later(() => fetchTiles('home'));

/** The entrances to all other pages, and the banners that lead anywhere else. */
export function ServiceGrid({ detail, flags, banners, targets }: ServiceGridProps) {
  const { data: counter } = useCall(canUseCounter, undefined);
  const tiles = useTiles(true);
  const [all, setAll] = useState(false);
  const huidu = useCall(isHuidu, undefined, { enabled: asksHuidu(detail, flags) }).data;
  if (tiles === undefined) return <Skeleton card rows={4} />;
  const services = servicesFor(
    { detail, flags, canUse: counter?.canUse ?? 0, tiles: tiles ?? [], hasOldTasks: huidu?.is_huidu === 0 },
    platform().hasPage,
  );
  const isWhole = all || services.length <= SHOWN;
  const shown = isWhole ? services : services.slice(0, SHOWN - 1);
  // What a banner leads to, the page may show already.
  const elsewhere = bannersBeside(banners, [...targets, ...shown.map(({ to }) => to)]);
  return (
    <>
      {services.length === 0 ? null : (
        <Card title="常用服务">
          <ul className={css.grid}>
            {shown.map(({ icon, name, to }) => (
              <li className={css.cell} key={to}>
                <Link className={css.link} to={to}>
                  <Face icon={icon} name={name} />
                </Link>
              </li>
            ))}
            {isWhole ? null : (
              <li className={css.cell}>
                <button type="button" className={css.link} onClick={() => setAll(true)}>
                  <Face icon="more" name="更多服务" />
                </button>
              </li>
            )}
          </ul>
        </Card>
      )}
      <BannerStrip banners={elsewhere} />
    </>
  );
}

function Face({ icon, name }: { icon: string; name: string }) {
  const Icon = useMemo(() => serviceIcons[icon] ?? lineIcon(icon), [icon]);
  return (
    <>
      <IconTile className={css.icon}>
        <Icon />
      </IconTile>
      <span className={css.name}>{name}</span>
    </>
  );
}
