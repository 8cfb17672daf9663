import css from './stats.module.css';

export interface StatsProps {
  items: readonly { name: string; value: number | undefined; unit: string }[];
  /** For a coloured background. */
  light?: boolean;
}

/** Numbers side by side, each with its name. */
export function Stats({ items, light }: StatsProps) {
  return (
    <dl className={light ? `${css.stats} ${css.light}` : css.stats}>
      {items.map(({ name, value, unit }) => (
        <div className={css.stat} key={name}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>
            {value ?? '–'}
            <span className={css.unit}>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
