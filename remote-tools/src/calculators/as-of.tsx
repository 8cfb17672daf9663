import type { ReactNode } from 'react';
import css from './as-of.module.css';
import { ageWords, type DatedRule } from './rules/dated-rule';

interface AsOfProps {
  rule: DatedRule<unknown>;
  children?: ReactNode;
}

/** Says how recent published figures are and who published them, and warns of old ones. */
export function AsOf({ rule, children }: AsOfProps) {
  const age = ageWords(rule);
  return (
    <p className={css.note}>
      数据截至 {rule.checked}，来源：{rule.source}。
      {age ? <strong className={css.old}>{age}。</strong> : null}
      {children}
    </p>
  );
}
