import css from './as-of.module.css';

/** Up to which day the built-in figures are the published ones, and whose they are. */
export function AsOf({ date, source }: { date: string; source: string }) {
  return (
    <p className={css.note}>
      数据截至 {date}，{source}。
    </p>
  );
}
