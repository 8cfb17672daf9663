import type { ReactNode } from 'react';
import css from './formula.module.css';

export interface FormulaProps {
  /** The rule, in words and signs. */
  children: ReactNode;
  /** The rule with the learner's own figures in it. */
  examples: ReactNode[];
  notes: ReactNode[];
}

/** Explains how a result is calculated. */
export function Formula({ children, examples, notes }: FormulaProps) {
  return (
    <>
      <p className={css.rule}>{children}</p>
      {examples.map((example, index) => (
        <p className={css.example} key={index}>
          {example}
        </p>
      ))}
      <ul className={css.notes}>
        {notes.map((note, index) => (
          <li key={index}>{note}</li>
        ))}
      </ul>
    </>
  );
}

/** A power that stays in one line: an exponent alone on the next one would be read as a number. */
export const Power = ({ base, exponent }: { base: string; exponent: string | number }) => (
  <span className={css.power}>
    {base}
    <sup>{exponent}</sup>
  </span>
);
