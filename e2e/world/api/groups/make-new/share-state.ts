import type { Day, ListedShare, NewShare } from '@suite/api';
import { tradingDay } from '../../../clock/trading-days';
import { exchanges, type NewShareContent } from '../../../content';

/** Trading days before the application on which the price is published. */
const PRICE_BEFORE = 2;
/** Trading days before the listing on which it is announced. */
const LISTING_BEFORE = 3;

interface Dates {
  apply_date: Day;
  moved_from: Day | null;
  listing_date: Day;
}

/** Fen as yuan with two decimals. */
export const yuanText = (fen: number): string => {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Shares in a unit: in Beijing it is smaller, and what is applied for is paid at once. */
export const unitOf = ({ board }: Pick<NewShareContent, 'board'>): number => (board === '北交所' ? 100 : 500);

/** A share as it is known on a day: price, rate and listing are published one after the other. */
export function shareOn(today: Day, share: NewShareContent, dates: Dates): NewShare {
  const { share_id, name, code, apply_code, board, industry, apply_limit } = share;
  const { apply_date, listing_date } = dates;
  return {
    share_id,
    name,
    code,
    apply_code,
    exchange: exchanges[board],
    board,
    industry,
    price: today >= tradingDay(apply_date, -PRICE_BEFORE) ? yuanText(share.price_fen) : '',
    unit: unitOf(share),
    apply_limit,
    win_rate: today >= tradingDay(apply_date, 1) ? share.win_rate : '',
    apply_date,
    result_date: tradingDay(apply_date, 2),
    listing_date: today >= tradingDay(listing_date, -LISTING_BEFORE) ? listing_date : '',
    moved_from: dates.moved_from ?? '',
  };
}

/** How a share closed on its first day. */
export function listedShare(share: NewShareContent, { listing_date }: Dates): ListedShare {
  const { share_id, name, code, board, price_fen, first_gain, win_rate } = share;
  const first_close = Math.round((price_fen * (10_000 + first_gain)) / 10_000);
  return {
    share_id,
    name,
    code,
    board,
    price: yuanText(price_fen),
    listing_date,
    win_rate,
    first_close: yuanText(first_close),
    first_gain: yuanText(first_gain),
    unit_gain: yuanText((first_close - price_fen) * unitOf(share)),
  };
}
