import { cx } from './cx';
import css from './points.module.css';

export interface PointsProps {
  items: readonly string[];
  /** More space between the points, for whole sentences. */
  loose?: boolean;
  className?: string;
}

/** A list of short points, each with a dot in the suite's colour. */
export function Points({ items, loose, className }: PointsProps) {
  return (
    <ul className={cx(css.points, loose && css.loose, className)}>
      {items.map((text) => (
        <li className={css.point} key={text}>
          {text}
        </li>
      ))}
    </ul>
  );
}
