import type { NewShare } from '@suite/api';
import { fenOfYuan, grouped, yuanOf, type Fen } from '../calculators/money';
import { paysAtOnce } from './share-events';

/** Market value that stands behind one unit of an application in Shanghai and Shenzhen. */
const VALUE_OF_UNIT: Fen = 5000_00;
/** Market value without which no one can apply there. */
const LEAST_VALUE: Fen = 10_000_00;

/** Whether a price is there: until it is published, providers send none, or 0. */
export const isPriced = (price: string): boolean => fenOfYuan(price) > 0;

/** What one winning unit costs; undefined until the price is published. */
export const unitCost = ({ price, unit }: NewShare): Fen | undefined =>
  isPriced(price) ? fenOfYuan(price) * unit : undefined;

/** What an application over the whole limit costs where it is paid at once; undefined without a price. */
export const wholeCost = ({ price, apply_limit }: NewShare): Fen | undefined =>
  isPriced(price) ? fenOfYuan(price) * apply_limit : undefined;

/** Market value for an application over the whole limit; undefined where none is asked for. */
export const valueForLimit = (share: NewShare): Fen | undefined =>
  paysAtOnce(share)
    ? undefined
    : Math.max(LEAST_VALUE, Math.ceil(share.apply_limit / share.unit) * VALUE_OF_UNIT);

/** `¥12.34`, or that the price is not there yet. */
export const priceWords = (price: string): string => (isPriced(price) ? yuanOf(fenOfYuan(price)) : '待公布');

/** Whole yuan in 万: `10 万元`, `10.5 万元`. */
export const wanWords = (fen: Fen): string => `${String(fen / 1_000_000)} 万元`;

/** A number of shares with its thousands apart: `10,500 股`. */
export const sharesWords = (count: number): string => `${grouped(String(count))} 股`;
