import { Link, useLocation } from '@suite/kernel/router';
import { places } from '@suite/kernel/places';
import { Article } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { advanced } from './manuals/advanced';
import type { Manual } from './manuals/common';
import { finance } from './manuals/finance';
import { industry } from './manuals/industry';
import { investment } from './manuals/investment';
import { reform } from './manuals/reform';
import css from './my-info-manual.module.css';

const manuals: Record<string, Manual> = {
  [places.manual()]: finance,
  [places.manualReform()]: reform,
  [places.manualAdvanced()]: advanced,
  [places.manualInvestment()]: investment,
  [places.manualIndustry()]: industry,
};

/** The handbook of the course line that the address names. */
export default function MyInfoManualPage() {
  const path = useLocation().pathname.replace(/\/$/, '');
  const { title, intro, sections } = manuals[path] ?? finance;
  const others = Object.entries(manuals).filter(([, { title: other }]) => other !== title);
  return (
    <Page tone="white">
      <Article key={path} title={title} intro={[intro]} sections={sections} />
      <nav className={css.others} aria-labelledby="other-manuals">
        <h2 className={css.heading} id="other-manuals">
          其他课程的手册
        </h2>
        <ul>
          {others.map(([to, { title: name }]) => (
            <li key={to}>
              <Link className={css.link} to={to} replace>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  );
}
