/** On this day the rates below were published: no call of the provider gives rates, so they come with the page. */
export const ratesAsOf = '2025-12-12';

/** Who publishes them. */
export const ratesSource =
  '来源：中国人民银行授权中国外汇交易中心公布的人民币汇率中间价。银行买卖外汇以当日牌价为准';

/** A currency and its central parity rate: so many yuan for so many units. */
export interface Currency {
  code: string;
  name: string;
  yuan: string;
  units: number;
}

export const currencies: readonly Currency[] = [
  { code: 'CNY', name: '人民币', yuan: '1', units: 1 },
  { code: 'USD', name: '美元', yuan: '7.0638', units: 1 },
  { code: 'EUR', name: '欧元', yuan: '8.2842', units: 1 },
  { code: 'JPY', name: '日元', yuan: '4.5344', units: 100 },
  { code: 'HKD', name: '港元', yuan: '0.90779', units: 1 },
  { code: 'GBP', name: '英镑', yuan: '9.4468', units: 1 },
  { code: 'AUD', name: '澳大利亚元', yuan: '4.6996', units: 1 },
  { code: 'NZD', name: '新西兰元', yuan: '4.0973', units: 1 },
  { code: 'SGD', name: '新加坡元', yuan: '5.4632', units: 1 },
  { code: 'CHF', name: '瑞士法郎', yuan: '8.8751', units: 1 },
  { code: 'CAD', name: '加拿大元', yuan: '5.1203', units: 1 },
];

/** Codes of the currencies, in the order of the list. */
export const codes = currencies.map(({ code }) => code);

/** The currency of a code. */
export const currencyOf = (code: string): Currency =>
  currencies.find((one) => one.code === code) ?? (currencies[0] as Currency);
