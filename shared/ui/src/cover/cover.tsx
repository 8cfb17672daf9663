import { useState } from 'react';
import { cx } from '../cx';
import css from './cover.module.css';
import type { CoverSubject } from './draw-cover';
import { useCover } from './use-cover';

export interface CoverProps extends CoverSubject {
  /** The provider's picture; if there is none, or it does not load, one is drawn. */
  src: string | undefined;
  /** Gives the size and the corners. */
  className: string | undefined;
  /** Beyond the first screen, pictures wait until they are near. */
  loading?: 'lazy';
}

/** The picture of a course, a lesson or a book. */
export function Cover({ src, className, loading, title, seed, shape, isBadged }: CoverProps) {
  const [broken, setBroken] = useState<string>();
  const address = useCover(src === broken ? undefined : src, { title, seed, shape, isBadged });
  return (
    <span className={cx(css.cover, className)}>
      {address ? (
        <img className={css.picture} src={address} alt="" loading={loading} onError={() => setBroken(src)} />
      ) : null}
    </span>
  );
}
