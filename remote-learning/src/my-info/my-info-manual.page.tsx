import { Link } from '@suite/kernel/router';
import { links } from '@suite/kernel/links';
import { Article } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { advanced } from './manuals/advanced';
import type { Manual } from './manuals/common';
import { finance } from './manuals/finance';
import { industry } from './manuals/industry';
import { investment } from './manuals/investment';
import { reform } from './manuals/reform';
import css from './my-info-manual.module.css';

const manuals = { finance, reform, advanced, investment, industry };

const pages: Record<keyof typeof manuals, string> = {
  finance: links.manual(),
  reform: links.manualReform(),
  advanced: links.manualAdvanced(),
  investment: links.manualInvestment(),
  industry: links.manualIndustry(),
};

const editions = Object.keys(manuals) as (keyof typeof manuals)[];

/** The handbook of a course line. */
export default function MyInfoManualPage({ edition }: { edition: keyof typeof manuals }) {
  const { title, intro, sections }: Manual = manuals[edition];
  const others = editions.filter((other) => other !== edition);
  return (
    <Page tone="white">
      <Article title={title} intro={[intro]} sections={sections} />
      <nav className={css.others} aria-labelledby="other-manuals">
        <h2 className={css.heading} id="other-manuals">
          其他课程的手册
        </h2>
        <ul>
          {others.map((other) => (
            <li key={other}>
              <Link className={css.link} to={pages[other]} replace>
                {manuals[other].title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  );
}
