/** An amount as the provider writes it, in fen. */
export function fenOf(yuan: string): number {
  const [whole = '0', part = ''] = yuan.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2));
}

/** Fen as yuan with two decimals. */
export const yuanOf = (fen: number): string =>
  `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
