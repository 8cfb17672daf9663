import { platform } from '@suite/kernel';
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { IconArrow } from '../icons';
import { cx } from '../cx';
import css from './cell.module.css';

export interface CellProps {
  title: ReactNode;
  value?: ReactNode;
  /** A second line under the title. */
  label?: ReactNode;
  icon?: ReactNode;
  onClick?: () => void;
  /** Path of a page of the suite; the cell becomes a real link to it. */
  to?: string;
  /** By default shown on cells with `to` or `onClick`. */
  arrow?: boolean;
}

function follow(event: MouseEvent, to: string) {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  platform().navigate(to);
}

/** One row of a group: text, a link to a page, or a button. */
export function Cell({ title, value, label, icon, onClick, to, arrow = !!(to || onClick) }: CellProps) {
  const content = (
    <>
      {icon ? <span className={css.icon}>{icon}</span> : null}
      <span className={css.main}>
        <span className={css.title}>{title}</span>
        {label ? <span className={css.label}>{label}</span> : null}
      </span>
      {value === undefined || value === null ? null : <span className={css.value}>{value}</span>}
      {arrow ? <IconArrow className={css.arrow} /> : null}
    </>
  );
  if (to) {
    return (
      <a
        className={cx(css.cell, css.active)}
        href={`#${to}`}
        onClick={(event) => {
          onClick?.();
          follow(event, to);
        }}
      >
        {content}
      </a>
    );
  }
  if (onClick) {
    const press = (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      onClick();
    };
    return (
      <div
        className={cx(css.cell, css.active)}
        role="button"
        tabIndex={0}
        onClick={onClick}
        onKeyDown={press}
      >
        {content}
      </div>
    );
  }
  return <div className={css.cell}>{content}</div>;
}

export interface CellGroupProps {
  title?: ReactNode;
  children: ReactNode;
}

/** A white block of cells on the grey page. */
export function CellGroup({ title, children }: CellGroupProps) {
  const id = useId();
  if (!title) return <div className={css.group}>{children}</div>;
  return (
    <section className={css.titled} aria-labelledby={id}>
      <h2 className={css.heading} id={id}>
        {title}
      </h2>
      <div className={css.group}>{children}</div>
    </section>
  );
}
