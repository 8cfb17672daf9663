import css from './as-of.module.css';

/** Says how recent the built-in figures are, and who published them. */
export function AsOf({ date, source }: { date: string; source: string }) {
  return (
    <p className={css.note}>
      数据截至 {date}，{source}。
    </p>
  );
}
