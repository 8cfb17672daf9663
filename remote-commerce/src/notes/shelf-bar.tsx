import type { NotesBook } from '@suite/api';
import { PayBar } from '@suite/features/checkout';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useState } from 'react';
import { totalOf } from './books';

/** The sum of the chosen books, and the way to their order. */
export function ShelfBar({ chosen }: { chosen: readonly NotesBook[] }) {
  const [isMissing, setMissing] = useState(false);
  const order = () => {
    setMissing(chosen.length === 0);
    if (chosen.length === 0) return;
    const bookIds = chosen.map(({ id }) => id).join();
    platform().navigate(links.notesOrder({ bookIds }));
  };
  return (
    <PayBar
      amount={chosen.length > 0 ? totalOf(chosen) : undefined}
      action={chosen.length > 0 ? `去下单（${chosen.length} 本）` : '去下单'}
      onAction={order}
      problem={isMissing && chosen.length === 0 ? '请先勾选要买的笔记' : ''}
    />
  );
}
