import { useState, type ReactNode } from 'react';
import { Button } from '../button';
import { useNetworkBack } from '../use-network-back';
import { usePending } from '../use-pending';
import { OfflinePicture } from './offline-picture';
import { Trouble } from './trouble';
import css from './state.module.css';

export interface FailedProps {
  text?: ReactNode;
  onRetry: () => unknown;
  /** What went wrong, or a word for it: its code is shown, for the service. */
  error?: unknown;
  /** Another way on, under the retry. */
  secondary?: ReactNode;
}

/** Stands in for a part of the page that could not be loaded; the rest of the page stays. */
export function Failed({ text = '没有加载出来，请再试一次', onRetry, error, secondary }: FailedProps) {
  const [pending, run] = usePending();
  const [isOffline] = useState(() => navigator.onLine === false);
  useNetworkBack(() => run(onRetry), isOffline);
  return (
    // The whole card takes the tap; the button inside is there for keys and screen readers.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div className={css.state} role="alert" onClick={() => run(onRetry)}>
      <OfflinePicture />
      <p className={css.text}>{isOffline ? '没有网络，连上后会自动重试' : text}</p>
      <div className={css.action}>
        <Button type="default" loading={pending}>
          重试
        </Button>
        {secondary}
      </div>
      {error && !isOffline ? <Trouble error={error} /> : null}
    </div>
  );
}
