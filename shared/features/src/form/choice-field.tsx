import { useId, type ReactNode } from 'react';
import css from './choice-field.module.css';

export interface ChoiceFieldProps {
  error: string | undefined;
  children: ReactNode;
}

/** A choice with its error under it: pills, stars, a cell that opens a list. An input shows its error itself. */
export function ChoiceField({ error, children }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div
      className={error ? css.wrong : undefined}
      role={error ? 'group' : undefined}
      aria-describedby={error ? id : undefined}
    >
      {children}
      {error ? (
        <p className={css.error} id={id} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
