/** The lesson that explains each tool, by its title. */
export const toolLessonTitles: Readonly<Record<string, string>> = {
  income: '单利与复利',
  pay: '收支表与结余率',
  free: '通货膨胀与实际收益',
  mortgage: '提前还房贷值不值',
  festo: '定投的规则',
  realty: '良性负债与还款顺序',
  funds: '基金的费用',
};
