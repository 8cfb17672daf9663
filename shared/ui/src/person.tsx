import { useState, type ReactNode } from 'react';
import { cx } from './cx';
import css from './person.module.css';

export interface PersonProps {
  avatar: string;
  name: ReactNode;
  /** Gives the first character where the name is more than a text. */
  plainName?: string;
  /** Under the name: a title, a class, a phone number. */
  children: ReactNode;
  /** `large` is for the person that a page or a card is about. */
  size?: 'small' | 'medium' | 'large';
  /** The name's element, where the name is a heading. */
  as?: 'h1' | 'h2' | 'div';
}

/** A person: the picture, and beside it the name and a line about them. */
export function Person({
  avatar,
  name,
  plainName = typeof name === 'string' ? name : '',
  children,
  size = 'small',
  as: Name = 'div',
}: PersonProps) {
  return (
    <div className={cx(css.person, css[size])}>
      <Avatar key={avatar} address={avatar} initial={plainName} isSoon={size === 'large'} />
      <div className={css.words}>
        <Name className={css.name}>{name}</Name>
        <div className={css.line}>{children}</div>
      </div>
    </div>
  );
}

/** The picture; without one, or if it cannot be loaded, the first character of the name. */
function Avatar({ address, initial, isSoon }: { address: string; initial: string; isSoon: boolean }) {
  const [isBroken, setBroken] = useState(false);
  if (address && !isBroken) {
    return (
      <img
        className={css.avatar}
        src={address}
        alt=""
        loading={isSoon ? undefined : 'lazy'}
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <span className={cx(css.avatar, css.initial)} aria-hidden="true">
      {Array.from(initial)[0]}
    </span>
  );
}
