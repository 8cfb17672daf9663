import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../cx';
import { usePending } from './use-pending';
import css from './button.module.css';

export interface ButtonLook {
  type?: 'primary' | 'default' | 'danger' | 'link';
  size?: 'normal' | 'small';
  /** As wide as its container. */
  block?: boolean;
}

export interface ButtonProps extends ButtonLook {
  children: ReactNode;
  loading?: boolean;
  disabled?: boolean;
  /** While a returned promise is pending, the button shows a spinner and ignores taps. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  htmlType?: 'button' | 'submit' | 'reset';
  /** A name for screen readers where the text alone is not clear. */
  label?: string;
  /** Enter in the last field of its page or sheet presses it. Not for what pays or signs. */
  takesEnter?: boolean;
  className?: string;
}

/** The look alone, for a link that stands where a button could. */
export const buttonClass = ({ type = 'primary', size = 'normal', block }: ButtonLook) =>
  cx(css.button, css[type], css[size], block && css.block);

/** The one button of the suite. */
export function Button({
  children,
  type,
  size,
  block,
  loading,
  disabled,
  onClick,
  htmlType = 'button',
  label,
  takesEnter,
  className,
}: ButtonProps) {
  const [pending, run] = usePending();
  const busy = pending || !!loading;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else run(() => onClick?.(event));
  };
  return (
    <button
      type={htmlType}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-label={label}
      data-takes-enter={takesEnter}
      className={cx(buttonClass({ type, size, block }), busy && css.busy, className)}
      onClick={click}
    >
      {busy ? <span className={css.spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
