import type { ReactNode } from 'react';
import { IconResultFailed, IconResultSuccess, IconResultWaiting } from '../../icons';
import { cx } from '../../cx';
import { numberPhrases } from './number-phrases';
import css from './state.module.css';

export type ResultState = 'success' | 'waiting' | 'failed';

export interface ResultProps {
  state: ResultState;
  title: ReactNode;
  reason?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  secondary?: ReactNode;
  /** Stands instead of the icon: a reward. */
  sign?: ReactNode;
}

const icons = { success: IconResultSuccess, waiting: IconResultWaiting, failed: IconResultFailed };

/** The template that all result pages use. */
export function Result({ state, title, reason, action, secondary, sign }: ResultProps) {
  const Icon = icons[state];
  return (
    <div className={css.result}>
      {sign ?? <Icon className={cx(css.resultIcon, css[state])} />}
      <h1 className={css.resultTitle}>{title}</h1>
      {reason ? (
        <div className={css.reason}>{typeof reason === 'string' ? numberPhrases(reason) : reason}</div>
      ) : null}
      {action ? <div className={css.resultAction}>{action}</div> : null}
      {secondary ? <div className={css.secondary}>{secondary}</div> : null}
    </div>
  );
}
