/** On this day the rates below were the published ones. */
export const ratesAsOf = '2025-11-20';

/** Who publishes them, and since when they apply. */
export const ratesSource =
  '来源：中国人民银行。LPR 自 2025-05-20 起为此水平，公积金贷款利率自 2025-05-08 起执行，实际利率以贷款合同为准';

/** Loan prime rates in percent a year: above five years, and one year. */
export const lprRates = { five: '3.50', one: '3.00' };

/** Provident fund rates in percent a year: up to five years, and above. */
export const fundRates = {
  first: { short: '2.10', long: '2.60' },
  second: { short: '2.525', long: '3.075' },
};

/** Longest term, in years, of a provident fund loan at the short rate. */
export const SHORT_TERM_YEARS = 5;
