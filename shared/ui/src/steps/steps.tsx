import { Spoken } from '@suite/ui/base';
import type { ReactNode } from 'react';
import { Steps as VantSteps } from 'react-vant/es/steps/index.js';
import '../tokens/react-vant.css';
import { IconCheck } from '../icons';
import css from './steps.module.css';

export interface Step {
  title: ReactNode;
  text?: ReactNode;
}

export interface StepsProps {
  items: readonly Step[];
  /** Index of the current step; the steps before it are done. Without it none is done, past the end all are. */
  current?: number;
  /** Events of the past, the latest first: none is done or still to come. */
  isTrack?: boolean;
}

const words = (index: number, current: number) =>
  index < current ? '已完成' : index === current ? '进行中' : '未开始';

/** The steps of a process, from top to bottom. */
export function Steps({ items, isTrack = false, current = isTrack ? 0 : -1 }: StepsProps) {
  return (
    <div role="list">
      <VantSteps
        direction="vertical"
        active={current}
        className={css.steps}
        finishIcon={<Mark done />}
        activeIcon={<Mark />}
      >
        {items.map((item, index) => (
          <VantSteps.Item key={index} className={css.step}>
            <div role="listitem" aria-current={index === current ? 'step' : undefined}>
              {isTrack ? null : <Spoken>{words(index, current)}</Spoken>}
              <div className={css.title}>{item.title}</div>
              {item.text ? <div className={css.text}>{item.text}</div> : null}
            </div>
          </VantSteps.Item>
        ))}
      </VantSteps>
    </div>
  );
}

function Mark({ done }: { done?: boolean }) {
  return <span className={done ? css.done : css.now}>{done ? <IconCheck /> : null}</span>;
}
