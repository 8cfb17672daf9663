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

export interface PowerProps {
  base: string;
  exponent: string | number;
  /** Brackets around `power − 1`, which is divided or multiplied as a whole. */
  lessOne?: boolean;
}

/**
 * A power that stays in one line: an exponent alone on the next one would be read as a number, and so would a
 * `1]` that has lost its minus.
 */
export const Power = ({ base, exponent, lessOne = false }: PowerProps) => (
  <span className={css.power}>
    {lessOne ? '[' : ''}
    {base}
    <sup>{exponent}</sup>
    {lessOne ? '\u00a0−\u00a01]' : ''}
  </span>
);
