import type Big from 'big.js';
import { Precise } from '../power';
import { newestValue } from '../rules/dated-rule';
import { exchangeRates, type Currency } from '../rules/table';

export const currencies = newestValue(exchangeRates);

/** Codes of the currencies, in the order of the list. */
export const codes = currencies.map(({ code }) => code);

/** The currency of a code. */
export const currencyOf = (code: string): Currency =>
  currencies.find((one) => one.code === code) ?? (currencies[0] as Currency);

/** The day of the central parity rates. */
export const ratesAsOf = exchangeRates.checked;

/** How many of the second currency one unit of the first one is, by the central parity rates. */
export function centralRate(from: string, to: string): Big {
  const [sold, bought] = [currencyOf(from), currencyOf(to)];
  return new Precise(sold.yuan).times(bought.units).div(bought.yuan).div(sold.units);
}

/** Digits after the point of an amount of money; yen have no smaller unit. */
export const placesOf = (code: string): number => (code === 'JPY' ? 0 : 2);

/** An amount in another currency, rounded half-up to that currency's smallest unit. */
export const exchanged = (amount: string, rate: Big.BigSource, to: string): string =>
  new Precise(amount).times(rate).toFixed(placesOf(to));

/** A rate with six significant digits, as banks show it. */
export function rateText(rate: Big): string {
  if (rate.eq(0)) return '0';
  // big.js counts the exponent of the first digit; numbers like 0.0000123 keep six digits as well.
  return rate.prec(6).toFixed();
}

/** Digits after the point of a typed rate: six significant ones of one yen need eight, of a rate turned round ten. */
export const RATE_DECIMALS = 10;

/** A rate as typed, in the other direction. */
export const inverse = (rate: string): string => rateText(new Precise(1).div(rate));

/** The last pairs of currencies, the newest first and each once. */
export const withPair = (pairs: readonly string[], pair: string): string[] =>
  [pair, ...pairs.filter((other) => other !== pair)].slice(0, 4);
