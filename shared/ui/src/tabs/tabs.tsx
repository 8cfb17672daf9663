import { useEffect, useId, useRef, useState, useTransition, type KeyboardEvent, type ReactNode } from 'react';
import css from './tabs.module.css';
import { Underline } from './underline';

export interface Tab {
  key: string;
  title: ReactNode;
  children: ReactNode;
}

export interface TabsProps {
  items: readonly Tab[];
  value: string;
  onChange: (key: string) => void;
  /** Names the row of tabs. */
  label?: string;
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Panels under one row of titles; arrow keys move along the row. The library's tabs are not used: they bring
 * 29 KB of spring and gesture engines for a swipe that no page needs, and the keyboard cannot move them.
 */
export function Tabs({ items, value, onChange, label }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const found = items.findIndex((item) => item.key === value);
  const at = found < 0 ? 0 : found;
  const current = items[at];
  // The row answers a tap at once; the panel, which may be long, comes after it.
  const [tapped, setTapped] = useState(value);
  const [isTurning, startTurning] = useTransition();
  const choose = (key: string) => {
    setTapped(key);
    startTurning(() => onChange(key));
  };

  useEffect(() => {
    const tab = row.current?.children[at] as HTMLElement | undefined;
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [at]);

  if (!current) return null;
  const marked = isTurning ? tapped : current.key;
  const onKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move(at, items.length);
    choose((items[next] as Tab).key);
    (row.current?.children[next] as HTMLElement).focus();
  };
  return (
    <div>
      <div className={css.row} role="tablist" tabIndex={-1} aria-label={label} ref={row} onKeyDown={onKey}>
        {items.map((item) => (
          <button
            type="button"
            role="tab"
            key={item.key}
            id={`${id}-${item.key}`}
            className={css.tab}
            aria-selected={item.key === marked}
            aria-controls={`${id}-panel`}
            tabIndex={item.key === marked ? 0 : -1}
            onClick={() => choose(item.key)}
          >
            {item.title}
            <Underline />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.key}`} key={current.key}>
        {current.children}
      </div>
    </div>
  );
}
