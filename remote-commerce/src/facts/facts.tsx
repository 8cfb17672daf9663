import type { ReactNode } from 'react';
import { cx } from '@suite/ui';
import css from './facts.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
  /** The fact that the others lead to, such as a total. */
  strong?: boolean;
}

const isDay = (value: ReactNode) => typeof value === 'string' && /^\d{4}年/.test(value);

/** Names on the left, values on the right: what an application or a record says. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {items.map(({ name, value, strong }) => (
        <div className={cx(css.fact, strong && css.strong)} key={name}>
          <dt className={css.name}>{name}</dt>
          <dd className={cx(css.value, isDay(value) && css.day)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
