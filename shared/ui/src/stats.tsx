import { cx } from './cx';
import css from './stats.module.css';

export interface StatsProps {
  items: readonly {
    name: string;
    /** A dash stands for a number that has not arrived. */
    value: number | string | undefined;
    unit?: string;
  }[];
  /** For a coloured background. */
  light?: boolean;
}

/** Numbers side by side, each with its name; they take the colour of the text around them. */
export function Stats({ items, light }: StatsProps) {
  return (
    <dl className={cx(css.stats, light && css.light)}>
      {items.map(({ name, value, unit }) => (
        <div className={css.stat} key={name}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>
            {value ?? '–'}
            {unit ? <span className={css.unit}>{unit}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
