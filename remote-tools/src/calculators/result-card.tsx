import { Card, Unbroken } from '@suite/ui';
import type { ReactNode } from 'react';
import { yuanOf, type Fen } from './money';
import css from './result-card.module.css';

/** A named figure. */
export interface Figure {
  name: string;
  value: string;
  /** The same as an amount, for the difference between two cases. */
  fen?: Fen;
}

/** A figure that is an amount. */
export const amount = (name: string, fen: Fen): Figure => ({ name, value: yuanOf(fen), fen });

export interface ResultCardProps {
  title: string;
  /** The main result. */
  main: Figure;
  figures: Figure[];
  /** What the figures mean, or do not include. */
  children?: ReactNode;
}

/** The result of a calculator. */
export function ResultCard({ title, main, figures, children }: ResultCardProps) {
  return (
    <Card title={title}>
      <dl>
        <div className={css.main}>
          <dt className={css.name}>{main.name}</dt>
          <dd className={css.mainValue}>{main.value}</dd>
        </div>
        {figures.map(({ name, value }) => (
          <div className={css.figure} key={name}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>
              <Unbroken text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}
