import { Link } from '@suite/kernel/router';
import { Card, IconTile } from '@suite/ui';
import { serviceIcons } from './icons';
import css from './service-grid.module.css';
import type { ServiceGroup } from './services';

/** The entrances to all other pages, in groups. */
export function ServiceGrid({ groups }: { groups: readonly ServiceGroup[] }) {
  return (
    <>
      {groups.map(({ title, tone, services }) => (
        <Card title={title} key={title}>
          <ul className={css.grid}>
            {services.map(({ key, name, to }) => {
              const Icon = serviceIcons[key];
              return (
                <li className={css.cell} key={to}>
                  <Link className={css.link} to={to}>
                    <IconTile className={css[tone]}>{Icon ? <Icon /> : null}</IconTile>
                    <span className={css.name}>{name}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </Card>
      ))}
    </>
  );
}
