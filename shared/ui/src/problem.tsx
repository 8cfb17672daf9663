import css from './problem.module.css';

export interface ProblemProps {
  /** What went wrong; while it is empty, nothing is shown. */
  text: string | undefined;
}

/** Says above a button why its write failed; screen readers announce it at once. */
export function Problem({ text }: ProblemProps) {
  return text ? (
    <p className={css.problem} role="alert">
      {text}
    </p>
  ) : null;
}
