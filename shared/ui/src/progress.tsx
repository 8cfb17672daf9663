import css from './progress.module.css';

export interface ProgressProps {
  /** From 0 to 100. */
  percent: number;
  /** Names the progress for a screen reader. */
  label: string;
}

/** A progress bar with the percentage beside it. */
export function Progress({ percent, label }: ProgressProps) {
  const rounded = Math.round(Math.max(0, Math.min(100, percent)));
  // Of nothing there is no share, and all is 100 only when nothing is left.
  const value = Math.min(rounded, percent < 100 ? 99 : 100) || 0;
  return (
    <div className={css.progress}>
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
      >
        <div className={css.bar} style={{ width: `${value}%` }} />
      </div>
      <span className={css.value} aria-hidden="true">
        {value}%
      </span>
    </div>
  );
}
