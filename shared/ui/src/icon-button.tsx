import type { ReactNode } from 'react';
import { cx } from './cx';
import css from './icon-button.module.css';

export interface IconButtonProps {
  /** An icon says nothing to a screen reader. */
  label: string;
  /** Gives the colour and the size of the icon, and the place of the button. */
  className?: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** An icon to tap, as large as a finger needs it. */
export function IconButton({ label, className, disabled, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={cx(css.button, className)}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
