import { Button } from '@suite/ui/base';
import type { Figure } from './result-card';
import css from './summary-bar.module.css';

export interface SummaryBarProps {
  main: Figure;
  second: Figure;
  /** Leads to what the summary is of. */
  action: string;
  onAction: () => void;
}

/** The result in short, at the bottom of the screen while the inputs are changed. */
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
