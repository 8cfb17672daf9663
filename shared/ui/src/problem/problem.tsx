import css from './problem.module.css';

export interface ProblemProps {
  /** What went wrong; nothing is shown for ''. */
  text: string | undefined;
}

/** What went wrong with a write, said above its button and read out at once. */
export function Problem({ text }: ProblemProps) {
  return text ? (
    <p className={css.problem} role="alert">
      {text}
    </p>
  ) : null;
}
