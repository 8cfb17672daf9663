import type { ReactNode } from 'react';
import { cx } from '../cx';
import css from './icon-tile.module.css';

export interface IconTileProps {
  /** Gives the size, the corners and the colours. */
  className: string | undefined;
  children: ReactNode;
}

/** An icon in the middle of a coloured tile, at the beginning of a row or a card. */
export const IconTile = ({ className, children }: IconTileProps) => (
  <span className={cx(css.tile, className)}>{children}</span>
);
