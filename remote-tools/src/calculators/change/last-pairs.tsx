import { days, defineRecord } from '@suite/kernel/records';
import { useEffect, useState } from 'react';
import { codes, currencyOf, withPair } from './exchange';
import css from './change.module.css';

const isPair = (pair: unknown): pair is string =>
  typeof pair === 'string' && pair.split('-').every((code) => codes.indexOf(code) >= 0);

const lastPairs = defineRecord<string[]>({
  kind: 'currency-pairs',
  version: 1,
  owner: 'device',
  personal: true,
  expires: days(365),
  read: (stored) => (Array.isArray(stored) ? stored.filter(isPair) : undefined),
  former: () => 'counter.pairs',
}).of('device');

const keptPairs = (): string[] => lastPairs.read() ?? [];

interface LastPairsProps {
  from: string;
  to: string;
  onChoose: (pair: { from: string; to: string }) => void;
}

/** The pairs of currencies that were looked at last, a tap each. */
export function LastPairs({ from, to, onChoose }: LastPairsProps) {
  const [pairs, setPairs] = useState(keptPairs);
  const pair = `${from}-${to}`;
  useEffect(() => {
    if (from === to) return;
    // Chosen again, a pair keeps its place: buttons must not move under the finger.
    setPairs((old) => (old.indexOf(pair) >= 0 ? old : withPair(old, pair)));
    lastPairs.save(withPair(keptPairs(), pair));
  }, [from, to, pair]);
  if (pairs.length < 2) return null;
  return (
    <div className={css.pairs} role="group" aria-label="最近换过">
      {pairs.map((one) => {
        const [sold = '', bought = ''] = one.split('-');
        return (
          <button
            type="button"
            className={css.pair}
            key={one}
            aria-pressed={one === pair}
            onClick={() => onChoose({ from: sold, to: bought })}
          >
            <span className={css.pill}>
              {currencyOf(sold).name} → {currencyOf(bought).name}
            </span>
          </button>
        );
      })}
    </div>
  );
}
