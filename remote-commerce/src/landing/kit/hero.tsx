import { cx } from '@suite/ui';
import type { LandingContent } from './content';
import css from './hero.module.css';

/** The poster: headline, art, and three facts about the course. */
export function Hero({ content }: { content: LandingContent }) {
  const { art: Art, layout, eyebrow, headline, lead, facts } = content;
  return (
    <header className={cx(css.hero, css[layout])}>
      <div className={css.words}>
        <p className={css.eyebrow}>{eyebrow}</p>
        <h1 className={css.headline}>
          {headline.map((line) => (
            <span className={css.line} key={line}>
              {line}
            </span>
          ))}
        </h1>
      </div>
      <p className={css.lead}>{lead}</p>
      <div className={css.art} aria-hidden="true">
        <Art />
      </div>
      <dl className={css.facts}>
        {facts.map(({ value, name }) => (
          <div className={css.fact} key={name}>
            <dt className={css.factName}>{name}</dt>
            <dd className={css.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
