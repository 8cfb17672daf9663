import {
  fundRateFor,
  mortgageChoices,
  mortgageDefaults,
  rateOf,
  readLoans,
  type MortgageInput,
} from './mortgage-input';

const input = (over: Partial<MortgageInput> = {}): MortgageInput => ({ ...mortgageDefaults, ...over });
const principals = (over: Partial<MortgageInput>) =>
  readLoans(input(over)).loans.map(({ lender, principal }) => [lender, principal]);
const errors = (over: Partial<MortgageInput>) => readLoans(input(over)).errors;

test('the defaults are a loan without a single message', () => {
  expect(readLoans(mortgageDefaults)).toEqual({
    errors: {},
    loans: [
      {
        lender: 'commercial',
        principal: 100000000,
        annualRate: '3.5',
        months: 360,
        method: 'instalment',
        changes: [],
      },
    ],
  });
});

test('every default of a choice is one of its choices', () => {
  for (const name of Object.keys(mortgageChoices) as (keyof MortgageInput)[]) {
    expect(mortgageChoices[name]).toContain(mortgageDefaults[name]);
  }
});

test.each([
  [{}, [['commercial', 100000000]]],
  [{ kind: 'fund' }, [['fund', 60000000]]],
  [
    { kind: 'combined' },
    [
      ['commercial', 100000000],
      ['fund', 60000000],
    ],
  ],
  [{ basis: 'price' }, [['commercial', 105000000]]],
  [{ basis: 'price', price: '88.8888', downRatio: '15.55' }, [['commercial', 75066592]]],
  [{ basis: 'price', kind: 'fund', downRatio: '0' }, [['fund', 150000000]]],
  [
    { basis: 'price', kind: 'combined' },
    [
      ['commercial', 45000000],
      ['fund', 60000000],
    ],
  ],
  [
    { basis: 'price', kind: 'combined', fundAmount: '104' },
    [
      ['commercial', 1000000],
      ['fund', 104000000],
    ],
  ],
] as [Partial<MortgageInput>, [string, number][]][])('%j lends %j', (over, expected) => {
  expect(principals(over)).toEqual(expected);
});

test.each([
  [{}, '3.5'],
  [{ years: '5' }, '3'],
  [{ years: '6' }, '3.5'],
  [{ years: '5', basis: 'running' }, '3.5'],
  [{ pointsSign: 'plus', points: '60' }, '4.1'],
  [{ pointsSign: 'minus', points: '45' }, '3.05'],
  [{ pointsSign: 'minus', points: '12.5' }, '3.375'],
  [{ commercialRateFrom: 'other', lprRate: '3.95', pointsSign: 'minus', points: '20' }, '3.75'],
  [{ commercialRateFrom: 'direct', commercialRate: '4.125', pointsSign: 'plus', points: 'x' }, '4.125'],
  [{ pointsSign: 'minus', points: '350' }, '0'],
] as [Partial<MortgageInput>, string][])('the commercial rate of %j is %s %%', (over, rate) => {
  expect(rateOf(input(over), 'commercial')).toBe(rate);
});

test.each([
  ['first', '5', '2.10'],
  ['first', '6', '2.60'],
  ['second', '5', '2.525'],
  ['second', '6', '3.075'],
] as const)('the provident fund lends for a %s home over %s years at %s %%', (home, years, rate) => {
  expect(fundRateFor(home, input({ years }))).toBe(rate);
  expect(rateOf(input({ fundRateFrom: home, years }), 'fund')).toBe(rate);
});

test.each([
  [{ commercialAmount: '' }, { commercialAmount: '请填写商业贷款金额' }],
  [{ commercialAmount: '0.5' }, { commercialAmount: '商业贷款金额应在 1 至 10,000 万元之间' }],
  [{ kind: 'fund', fundAmount: '' }, { fundAmount: '请填写公积金贷款金额' }],
  [{ basis: 'price', price: '' }, { price: '请填写房屋总价' }],
  [{ basis: 'price', downRatio: '100' }, { downRatio: '首付比例应在 0 至 99% 之间' }],
  [{ basis: 'price', price: '5', downRatio: '90' }, { downRatio: '贷款总额不足 1 万元，请降低首付比例' }],
  [
    { basis: 'price', kind: 'combined', fundAmount: '105' },
    { fundAmount: '贷款总额 105 万元，其中公积金贷款最多 104 万元' },
  ],
  [{ pointsSign: 'plus', points: '' }, { points: '请填写基点' }],
  [{ pointsSign: 'minus', points: '351' }, { points: '减点后利率不能低于 0，最多减 350 个基点' }],
  [{ commercialRateFrom: 'other', lprRate: '21' }, { lprRate: 'LPR 利率应在 0 至 20% 之间' }],
  [{ commercialRateFrom: 'direct', commercialRate: '' }, { commercialRate: '请填写商贷年利率' }],
  [{ kind: 'fund', fundRateFrom: 'direct', fundRate: '' }, { fundRate: '请填写公积金年利率' }],
  [
    { kind: 'combined', commercialAmount: '', fundAmount: '' },
    { commercialAmount: '请填写商业贷款金额', fundAmount: '请填写公积金贷款金额' },
  ],
] as [Partial<MortgageInput>, object][])('%j says %j, and lends nothing', (over, messages) => {
  expect(readLoans(input(over))).toEqual({ errors: messages, loans: [] });
});

test('fields that do not count are not looked at', () => {
  expect(errors({ fundAmount: '', fundRate: '', price: '', downRatio: '', lprRate: '', points: '' })).toEqual(
    {},
  );
  expect(errors({ kind: 'fund', commercialAmount: '', commercialRate: '' })).toEqual({});
});

const loanFor = (over: Partial<MortgageInput>) => readLoans(input(over)).loans[0];

test('5.39 % for 48 months, then 3.3 %: rates are typed by month', () => {
  expect(
    loanFor({
      commercialRateFrom: 'direct',
      commercialRate: '5.39',
      course: 'typed',
      changeMonth1: '49',
      changeRate1: '3.3',
    }),
  ).toMatchObject({ annualRate: '5.39', changes: [{ fromMonth: 49, annualRate: '3.3' }] });
  expect(errors({ course: 'typed', changeCount: '2', changeMonth1: '20', changeMonth2: '20' })).toEqual({
    changeMonth2: '利率变动的期数应在 21 至 360 期之间',
  });
});

test('since March 2022 the loan follows the LPR, by its repricing day', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T12:00:00+08:00'));
  const since = {
    course: 'history',
    startYear: '2022',
    startMonth: '3',
    pointsSign: 'plus',
    points: '55',
  } as const;
  expect(loanFor(since)).toMatchObject({
    annualRate: '5.15',
    changes: [
      { fromMonth: 11, annualRate: '4.85' },
      { fromMonth: 23, annualRate: '4.75' },
      { fromMonth: 35, annualRate: '4.15' },
      { fromMonth: 47, annualRate: '4.05' },
    ],
  });
  expect(loanFor({ ...since, repricing: 'anniversary' })?.changes).toEqual([
    { fromMonth: 13, annualRate: '4.85' },
    { fromMonth: 25, annualRate: '4.5' },
    { fromMonth: 37, annualRate: '4.15' },
    { fromMonth: 49, annualRate: '4.05' },
  ]);
  expect(loanFor({ ...since, kind: 'fund' })).toMatchObject({
    annualRate: '3.25',
    changes: [
      { fromMonth: 11, annualRate: '3.10' },
      { fromMonth: 35, annualRate: '2.85' },
      { fromMonth: 47, annualRate: '2.60' },
    ],
  });
  expect(errors({ course: 'history', startYear: '2027' })).toEqual({
    startYear: '放款年份应在 2020 至 2026 年之间',
  });
  jest.restoreAllMocks();
});

test('a loan that is being paid back has its remaining principal and months', () => {
  expect(loanFor({ basis: 'running', commercialAmount: '89.303781', leftMonths: '288' })).toBeUndefined();
  expect(loanFor({ basis: 'running', commercialAmount: '89.3038', leftMonths: '288' })).toMatchObject({
    principal: 89303800,
    months: 288,
    annualRate: '3.5',
  });
  expect(errors({ basis: 'running', leftMonths: '' })).toEqual({ leftMonths: '请填写剩余期数' });
});
