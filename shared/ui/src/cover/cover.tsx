import type { ReactNode } from 'react';
import { cx } from '../cx';
import css from './cover.module.css';

export interface CoverProps {
  src: string | undefined;
  /** Gives the size and the corners. */
  className: string | undefined;
  /** Beyond the first screen, pictures wait until they are near. */
  loading?: 'lazy';
  /** An icon that stands in for a picture that is missing or does not load. */
  children?: ReactNode;
}

/** The picture of a course, a lesson or a book. */
export function Cover({ src, className, loading, children }: CoverProps) {
  return (
    <span className={cx(css.cover, className)}>
      {children}
      {src ? <img className={css.picture} src={src} alt="" loading={loading} onError={hide} /> : null}
    </span>
  );
}

function hide({ currentTarget }: { currentTarget: HTMLImageElement }) {
  currentTarget.style.display = 'none';
}
