import { stepText } from './step-text';

/** Labelled months of an axis: every five years, every year of a short term, or single months. */
export function ticksOf(months: number): { ticks: number[]; tickText: (at: number) => string } {
  if (months < 12) {
    return { ticks: Array.from({ length: months + 1 }, (_, at) => at), tickText: (at) => `${at} 月` };
  }
  const step = months > 120 ? 60 : 12 * Math.ceil(months / 60);
  return {
    ticks: Array.from({ length: Math.floor(months / step) + 1 }, (_, index) => index * step),
    tickText: (at) => `${at / 12} 年`,
  };
}

/** An amount in yuan, as short as it can be: on an axis by its step, in a label to a tenth of its unit. */
export function yuanText(value: number, step?: number): string {
  const size = Math.abs(value);
  const [unit, name] = size >= 1e8 ? [1e8, ' 亿'] : size >= 1e4 ? [1e4, ' 万'] : [1, ''];
  return stepText(value / unit, (step ?? unit / 10) / unit).replace(/\.0$/, '') + name;
}
