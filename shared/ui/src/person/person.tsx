import type { ReactNode } from 'react';
import { cx } from '../cx';
import css from './person.module.css';

export interface PersonProps {
  avatar: string;
  name: ReactNode;
  /** Under the name: a title, a class, a phone number. */
  children: ReactNode;
  /** `large` is for the person that a page or a card is about. */
  size?: 'small' | 'medium' | 'large';
  /** The name's element, where the name is a heading. */
  as?: 'h1' | 'h2' | 'div';
}

/** A person: the picture, and beside it the name and a line about them. */
export function Person({ avatar, name, children, size = 'small', as: Name = 'div' }: PersonProps) {
  return (
    <div className={cx(css.person, css[size])}>
      <img className={css.avatar} src={avatar} alt="" loading={size === 'large' ? undefined : 'lazy'} />
      <div className={css.words}>
        <Name className={css.name}>{name}</Name>
        <div className={css.line}>{children}</div>
      </div>
    </div>
  );
}
