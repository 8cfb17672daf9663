import { OverInput, cx } from '@suite/ui';
import { useId } from 'react';
import css from './market.module.css';
import { rangeNames, type Range } from './returns';

interface RangeRowProps {
  label?: string;
  /** The ranges on offer; all without them. */
  ranges?: readonly Range[];
  value: Range;
  onChange: (range: Range) => void;
}

const all = Object.keys(rangeNames) as Range[];

/** Ranges of time under a chart, in one row on the narrowest screen; native inputs bring keys and names. */
export function RangeRow({ label = '时间范围', ranges = all, value, onChange }: RangeRowProps) {
  const name = useId();
  return (
    <div className={css.ranges} role="radiogroup" aria-label={label}>
      {ranges.map((range) => (
        <label className={cx(css.range, range === value && css.chosen)} key={range}>
          <OverInput
            type="radio"
            name={name}
            checked={range === value}
            aria-label={rangeNames[range]}
            onChange={() => onChange(range)}
          />
          <span aria-hidden="true">{rangeNames[range].replace(/^近 /, '')}</span>
        </label>
      ))}
    </div>
  );
}
