import { useState, type ReactNode } from 'react';
import VantCollapse from 'react-vant/es/collapse/index.js';
import './tokens/react-vant.css';
import { IconArrow } from './icons';
import css from './collapse.module.css';

export interface CollapseItem {
  key: string;
  title: ReactNode;
  /** Right of the title: a count, a state. */
  extra?: ReactNode;
  children: ReactNode;
}

export interface CollapseProps {
  items: readonly CollapseItem[];
  /** Keys that are open; without this the component keeps them itself. */
  value?: string[];
  onChange?: (open: string[]) => void;
  /** Keys that are open at first. */
  initial?: string[];
  /** Drawn as a card inside the page's gutter. */
  card?: boolean;
}

/**
 * Titles that open and close the content under them. The library animates the height; here the title becomes
 * a real button, and closed content leaves the tab order and is not read out.
 */
export function Collapse({ items, value, onChange, initial = [], card }: CollapseProps) {
  const [own, setOwn] = useState(initial);
  const open = value ?? own;
  const change = (keys: string[]) => {
    setOwn(keys);
    onChange?.(keys);
  };
  const list = (
    <VantCollapse border={false} value={open} onChange={(keys) => change(keys as string[])}>
      {items.map((item) => {
        const isOpen = open.includes(item.key);
        return (
          <VantCollapse.Item
            key={item.key}
            name={item.key}
            className={css.item}
            isLink={false}
            titleClass={css.head}
            title={
              <button type="button" className={css.button} aria-expanded={isOpen}>
                <span className={css.row}>
                  <span className={css.title}>{item.title}</span>
                  {item.extra ? <span className={css.extra}>{item.extra}</span> : null}
                  <IconArrow className={css.arrow} />
                </span>
              </button>
            }
          >
            <div className={isOpen ? css.open : css.closed}>{item.children}</div>
          </VantCollapse.Item>
        );
      })}
    </VantCollapse>
  );
  return card ? <div className={css.card}>{list}</div> : list;
}
