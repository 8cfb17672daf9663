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

/** An amount in yuan on an axis, as short as it can be. */
export function yuanText(value: number): string {
  if (Math.abs(value) >= 100000000) return `${value / 100000000} 亿`;
  return Math.abs(value) >= 10000 ? `${value / 10000} 万` : String(value);
}
