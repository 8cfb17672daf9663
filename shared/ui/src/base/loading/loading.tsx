import { useEffect, useState, type ReactNode } from 'react';
import { SKELETON_AFTER_MS, SLOW_AFTER_MS } from '../../constants';
import { Button } from '../button';
import css from './loading.module.css';
import { Skeleton } from './skeleton';

export interface LoadingProps {
  /** A skeleton in the shape of the content. */
  children?: ReactNode;
  /** The skeleton is on the screen already, and stays there. */
  isDrawn?: boolean;
  onRetry?: () => void;
}

const standard = (
  <>
    <Skeleton card rows={2} />
    <Skeleton card rows={4} />
  </>
);

/** Skeletons on the screen, without the document's own. */
let drawn = 0;
const isSkeletonThere = () => drawn > 0 || !!document.querySelector('.boot');

/**
 * Shown while a page waits: a skeleton, at first invisible in its place, then a word about the slow network. What
 * stands below does not move when the skeleton shows. One that follows another shows at once.
 */
export function Loading({ children = standard, isDrawn = false, onRetry }: LoadingProps) {
  const [shown, setShown] = useState(() => isDrawn || isSkeletonThere());
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!shown) return;
    drawn++;
    return () => void drawn--;
  }, [shown]);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (slow) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [slow]);
  const retry = () => {
    setSlow(false);
    onRetry?.();
  };
  return (
    <div
      role="status"
      aria-busy={!slow}
      aria-label="加载中"
      style={shown ? undefined : { visibility: 'hidden' }}
    >
      {slow ? (
        <div className={css.slow}>
          <span className={css.words}>网络较慢，请稍候</span>
          {onRetry ? (
            <Button type="link" size="small" onClick={retry}>
              重试
            </Button>
          ) : null}
        </div>
      ) : null}
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
