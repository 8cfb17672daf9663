import { Link } from '@suite/kernel/router';
import { cx } from '@suite/ui';
import type { ReactNode } from 'react';
import css from './list-row.module.css';

interface RowProps {
  /** Absent while there is nowhere to go: the week is not open, or it is over. */
  to: string | undefined;
  /** Opens something on this page instead. */
  onOpen?: () => void;
  /** Gives the row its height and padding. */
  className: string | undefined;
  children: ReactNode;
}

/** What stands side by side in a row, as a link where it leads somewhere. */
export const Row = ({ to, onOpen, className, children }: RowProps) =>
  to ? (
    <Link className={cx(css.row, className)} to={to}>
      {children}
    </Link>
  ) : onOpen ? (
    <button type="button" className={cx(css.row, className)} onClick={onOpen}>
      {children}
    </button>
  ) : (
    <div className={cx(css.row, className)}>{children}</div>
  );

/** A row of a list whose rows are parted by lines. */
export const ListRow = (props: RowProps) => (
  <li className={css.item}>
    <Row {...props} />
  </li>
);
