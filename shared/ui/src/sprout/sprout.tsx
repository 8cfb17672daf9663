import { cx } from '../cx';
import { sproutParts, type SproutStage } from './shapes';
import css from './sprout.module.css';

export interface SproutProps {
  stage: SproutStage;
  /** Gives the size; on a dark ground also the colour. */
  className?: string;
}

/** The school's mark: a sprout that grows with lessons, tests and check-ins. It takes the size of the text around it. */
export const Sprout = ({ stage, className }: SproutProps) => (
  <svg
    className={cx(css.sprout, className)}
    width="1em"
    height="1em"
    viewBox="0 0 200 200"
    fill="currentColor"
    aria-hidden="true"
    focusable="false"
  >
    {sproutParts(stage).map(({ tone, d }) => (
      <path key={d} className={css[tone]} fill="currentColor" d={d} />
    ))}
  </svg>
);
