import type { ReactNode } from 'react';
import { PictureFailed } from '../../icons';
import { Button } from '../button/button';
import { usePending } from '../use-pending';
import css from './state.module.css';

export interface FailedProps {
  text?: ReactNode;
  onRetry: () => unknown;
  /** A code that the learner can quote to the service desk. */
  detail?: ReactNode;
}

/** Stands in for a part of the page that could not be loaded; the rest of the page stays. */
export function Failed({ text = '加载失败，点击重试', onRetry, detail }: FailedProps) {
  const [pending, run] = usePending();
  return (
    // The whole card takes the tap; the button inside is there for keys and screen readers.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div className={css.state} role="alert" onClick={() => run(onRetry)}>
      <div className={css.picture} aria-hidden="true">
        <PictureFailed />
      </div>
      <p className={css.text}>{text}</p>
      {detail ? <p className={css.detail}>{detail}</p> : null}
      <div className={css.action}>
        <Button type="default" size="small" loading={pending}>
          重试
        </Button>
      </div>
    </div>
  );
}
