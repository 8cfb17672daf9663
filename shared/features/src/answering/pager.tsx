import { Button } from '@suite/ui/base';
import type { ReactNode } from 'react';
import { IconGrid } from './icons';
import css from './pager.module.css';

export interface PagerProps {
  index: number;
  count: number;
  onGo: (index: number) => void;
  onCard: () => void;
  /** Shown at the last question instead of 下一题. */
  end?: ReactNode;
}

/** The bar under a question: previous question, answer card, next question. */
export function Pager({ index, count, onGo, onCard, end }: PagerProps) {
  return (
    <div className={css.bar}>
      <Button className={css.side} type="default" disabled={index === 0} onClick={() => onGo(index - 1)}>
        上一题
      </Button>
      <button type="button" className={css.card} aria-haspopup="dialog" onClick={onCard}>
        <IconGrid className={css.icon} />
        答题卡
      </button>
      {index === count - 1 && end ? (
        <span className={css.side}>{end}</span>
      ) : (
        <Button className={css.side} disabled={index >= count - 1} onClick={() => onGo(index + 1)}>
          下一题
        </Button>
      )}
    </div>
  );
}
