import { Spoken } from '@suite/ui/base';
import type { ReactNode } from 'react';
import { cx } from './cx';
import { IconCheck, IconClose } from './icons';
import css from './steps.module.css';

export interface Step {
  title: ReactNode;
  text?: ReactNode;
  /** It ended badly: a refusal is no tick. */
  isFailed?: boolean;
}

export interface StepsProps {
  items: readonly Step[];
  /** Index of the current step; the steps before it are done. Without it none is done, past the end all are. */
  current?: number;
  /** Events of the past, the latest first: none is done or still to come. */
  isTrack?: boolean;
}

type State = 'done' | 'failed' | 'now' | 'coming';

const words: Record<State, string> = {
  done: '已完成',
  failed: '没有通过',
  now: '进行中',
  coming: '未开始',
};

function stateOf({ isFailed }: Step, index: number, current: number): State {
  if (index > current) return 'coming';
  if (index === current) return 'now';
  return isFailed ? 'failed' : 'done';
}

const icons: Partial<Record<State, ReactNode>> = { done: <IconCheck />, failed: <IconClose /> };

/** The steps of a process, from top to bottom. */
export function Steps({ items, isTrack = false, current = isTrack ? 0 : -1 }: StepsProps) {
  return (
    <div role="list" className={css.steps}>
      {items.map((item, index) => {
        const state = stateOf(item, index, current);
        return (
          <div
            role="listitem"
            className={cx(css.step, css[state])}
            aria-current={state === 'now' ? 'step' : undefined}
            key={index}
          >
            <span className={css.rail} aria-hidden="true">
              <span className={css.line}>
                <span className={css.mark}>{icons[state]}</span>
              </span>
            </span>
            {isTrack ? null : <Spoken>{words[state]}</Spoken>}
            <div className={css.title}>{item.title}</div>
            {item.text ? <div className={css.text}>{item.text}</div> : null}
          </div>
        );
      })}
    </div>
  );
}
