import { Button } from '@suite/ui/base';
import type { Figure } from './result-card';
import css from './summary-bar.module.css';

export interface SummaryBarProps {
  main: Figure;
  second: Figure;
  /** Words on the button that leads to the full result. */
  action: string;
  onAction: () => void;
}

/** A short result at the bottom of the screen while the inputs are being changed. */
export function SummaryBar({ main, second, action, onAction }: SummaryBarProps) {
  return (
    <div className={css.bar}>
      <div className={css.text} role="status" aria-label="结果摘要">
        <div className={css.main}>
          <span className={css.name}>{main.name}</span> <span className={css.value}>{main.value}</span>
        </div>
        <div className={css.second}>
          {second.name} {second.value}
        </div>
      </div>
      <Button size="small" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
