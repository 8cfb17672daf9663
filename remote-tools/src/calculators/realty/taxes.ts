import Big from 'big.js';
import { portion, type Fen } from '../money';
import { newestValue } from '../rules/dated-rule';
import { homeTaxes, type Home } from '../rules/table';

const rates = newestValue(homeTaxes);

/** How long the seller has had the home. */
export type Held = 'below2' | 'from2' | 'from5';

/** A home that is sold. */
export interface Deal {
  /** With VAT, as agreed. */
  price: Fen;
  /** Square metres, as a decimal text. */
  area: string;
  home: Home;
  /** Absent for a home that a developer sells. */
  seller?: {
    held: Held;
    /** The only home of the seller's family. */
    isOnly: boolean;
    /** What the home had cost, with the costs that count; absent when the tax is assessed by the price. */
    cost?: Fen;
  };
}

/** A tax, with what it is calculated from. */
export interface Tax {
  name: string;
  payer: '买方' | '卖方';
  base: Fen;
  /** In percent; '0' when it is waived. */
  rate: string;
  amount: Fen;
  /** Why it is waived. */
  waived?: string;
}

const percent = (amount: Fen, rate: string): Fen => portion(amount, rate, 100);

/** The VAT in a price that contains it. */
const vatIn = (price: Fen, rate: string): Fen => portion(price, rate, new Big(100).plus(rate));

function incomeTaxOf(base: Fen, surcharges: Fen, { held, isOnly, cost }: NonNullable<Deal['seller']>): Tax {
  const tax = { name: '个人所得税', payer: '卖方' as const, base };
  if (held === 'from5' && isOnly) return { ...tax, rate: '0', amount: 0, waived: '满五年且唯一，免征' };
  if (cost === undefined) return { ...tax, rate: rates.assessed, amount: percent(base, rates.assessed) };
  const gain = Math.max(0, base - cost - surcharges);
  return { ...tax, base: gain, rate: rates.gain, amount: percent(gain, rates.gain) };
}

/** The taxes of a sale. */
export function taxesOf({ price, area, home, seller }: Deal): Tax[] {
  const isTaxed = seller?.held === 'below2';
  const vat = isTaxed ? vatIn(price, rates.vat) : 0;
  const base = seller ? price - vat : price - vatIn(price, rates.newHomeVat);
  const deedRate = rates.deed[home][Number(area) > rates.smallArea ? 'large' : 'small'];
  const deed: Tax = { name: '契税', payer: '买方', base, rate: deedRate, amount: percent(base, deedRate) };
  if (!seller) return [deed];
  const surcharges = percent(vat, rates.surcharge);
  return [
    deed,
    {
      name: '增值税',
      payer: '卖方',
      base,
      rate: isTaxed ? rates.vat : '0',
      amount: vat,
      waived: isTaxed ? undefined : '满两年，免征',
    },
    ...(isTaxed
      ? [{ name: '附加税费', payer: '卖方' as const, base: vat, rate: rates.surcharge, amount: surcharges }]
      : []),
    incomeTaxOf(base, surcharges, seller),
  ];
}

/** What one side pays, or both. */
export const sumOf = (taxes: readonly Tax[], payer?: Tax['payer']): Fen =>
  taxes.reduce((sum, tax) => sum + (payer && tax.payer !== payer ? 0 : tax.amount), 0);
