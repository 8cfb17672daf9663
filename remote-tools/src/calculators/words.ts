import Big from 'big.js';

/** `3.5` as `3.50%`; further places stay. */
export function percentOf(rate: string): string {
  const exact = new Big(rate);
  const short = exact.toFixed(2);
  return `${exact.eq(short) ? short : exact.toString()}%`;
}

/** `29` months as `2 年 5 个月`. */
export function spanOf(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years ? `${years} 年` : '', rest || !years ? `${rest} 个月` : ''].filter(Boolean).join(' ');
}
