import { mortgageDefaults, type MortgageInput } from './mortgage-input';
import { mortgageCalculator } from './mortgage-calculator';
import { resultOf } from './mortgage-result';

const of = (over: Partial<MortgageInput> = {}) => resultOf({ ...mortgageDefaults, ...over });

test('the defaults: a million over thirty years at 3.5 %', () => {
  const { result, errors } = of();
  expect(errors).toEqual({});
  expect(result?.chosen).toMatchObject({
    firstPayment: 449045,
    decrease: 0,
    months: 360,
    interest: 61656007,
    payment: 161656007,
  });
  expect(result?.other).toMatchObject({ firstPayment: 569445, decrease: 810, interest: 52645792 });
  expect(result?.prepaid).toBeUndefined();
});

test('a combined loan is the sum of its two', () => {
  const combined = of({ kind: 'combined' }).result?.chosen;
  const fund = of({ kind: 'fund' }).result?.chosen;
  expect(combined?.firstPayment).toBe(449045 + (fund?.firstPayment ?? 0));
  expect(combined?.interest).toBe(61656007 + (fund?.interest ?? 0));
});

test('a prepayment of ¥200,000 after five years', () => {
  expect(of({ prepay: 'part' }).result?.prepaid).toMatchObject({
    amount: 20000000,
    prepayments: [{ afterMonth: 60, amount: 20000000 }],
    otherWay: { keep: 'term', interest: 10037358, months: 0, paymentAfter: 348920 },
    interest: 21778146,
    months: 93,
    monthsAfter: 267,
  });
  expect(of({ prepay: 'part', keep: 'term' }).result?.prepaid).toMatchObject({
    interest: 10037358,
    months: 0,
    paymentBefore: 449045,
    paymentAfter: 348920,
  });
});

test('paying everything back asks for no amount', () => {
  expect(of({ prepay: 'all', prepayAmount: '' }).result?.prepaid).toMatchObject({
    amount: 89697052,
    monthsAfter: 60,
    paymentAfter: 0,
  });
});

test('of a combined loan only the chosen part is prepaid', () => {
  const { result } = of({ kind: 'combined', prepay: 'all', prepayLender: 'fund' });
  const commercial = of().result;
  expect(result?.prepaid).toMatchObject({
    lender: 'fund',
    monthsAfter: 60,
    months: 300,
    paymentAfter: 449045,
  });
  expect(result?.prepaid?.schedule).toHaveLength(360);
  expect(result?.prepaid?.schedule[359]).toEqual(commercial?.chosen.schedule[359]);
});

test('a prepayment of a part that the loan lacks goes to the part that it has', () => {
  expect(of({ kind: 'fund', prepay: 'part', prepayLender: 'commercial' }).result?.prepaid?.amount).toBe(
    20000000,
  );
});

test.each([
  [{ prepayMonth: '' }, { prepayMonth: '请填写已还期数' }],
  [{ prepayMonth: '360' }, { prepayMonth: '已还期数应在 1 至 359 期之间' }],
  [{ prepayMonth: '60', years: '5' }, { prepayMonth: '已还期数应在 1 至 59 期之间' }],
  [{ prepayAmount: '' }, { prepayAmount: '请填写提前还款金额' }],
  [{ prepayAmount: '90' }, { prepayAmount: '第 60 期还款后剩余本金为 ¥896,970.52，还清请选“全部结清”' }],
] as [Partial<MortgageInput>, object][])(
  'a prepayment with %j says %j and leaves the loan itself in sight',
  (over, errors) => {
    const answer = of({ prepay: 'part', ...over });
    expect(answer.errors).toEqual(errors);
    expect(answer.result?.prepaid).toBeUndefined();
    expect(answer.result?.chosen.firstPayment).toBeGreaterThan(0);
  },
);

test('a rate of zero costs no interest', () => {
  const { result } = of({ commercialRateFrom: 'direct', commercialRate: '0', prepay: 'part' });
  expect(result?.chosen).toMatchObject({ firstPayment: 277778, interest: 0 });
  expect(result?.prepaid?.interest).toBe(0);
});

test('without a loan there is no result', () => {
  expect(of({ commercialAmount: '' })).toEqual({ errors: { commercialAmount: '请填写商业贷款金额' } });
});

test('several prepayments, each not more than is owed by then', () => {
  const two = { prepay: 'part', prepayCount: '2' } as const;
  const { result } = of(two);
  expect(result?.prepaid).toMatchObject({ amount: 30000000, owed: 89697052 });
  expect(result?.prepaid?.interest).toBeGreaterThan(21778146);
  expect(of({ ...two, prepayMonth2: '60' }).errors.prepayMonth2).toBe('已还期数应在 61 至 266 期之间');
  expect(of({ ...two, prepayAmount2: '80' }).errors.prepayAmount2).toMatch(/^第 120 期还款后剩余本金为/);
});

test('the card follows the prepayment: what is saved, and how', () => {
  const outcome = (over: Partial<MortgageInput>) => {
    const { result } = of({ prepay: 'part', ...over });
    return result && mortgageCalculator.outcomeOf(result);
  };
  expect(outcome({})).toMatchObject({
    main: { name: '少付利息', value: '¥217,781.46' },
    second: { name: '结清时间', value: '提前 7 年 9 个月' },
  });
  expect(outcome({ keep: 'term' })).toMatchObject({
    main: { name: '少付利息', value: '¥100,373.58' },
    second: { name: '月供降到', value: '¥3,489.20' },
  });
  expect(outcome({})?.sentence).toMatch(/按年化 2.00% 理财.*到原定结清时提前还款多 ¥/);
  expect(outcome({ investRate: '8' })?.sentence).toMatch(/到原定结清时去理财多 ¥/);
});

test('a loan of which the beginning is known says where it stands today', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T12:00:00+08:00'));
  const { result } = of({ course: 'history', startYear: '2022', startMonth: '3' });
  expect(result?.today?.paid).toBe(56);
  expect(result?.today?.owed).toBe(result?.chosen.schedule[55]?.balance);
  jest.restoreAllMocks();
});

test('the real loan of the page: after 72 months it owes what the bank says', () => {
  const { result } = of({
    commercialRateFrom: 'direct',
    commercialRate: '5.39',
    course: 'typed',
    changeMonth1: '49',
    changeRate1: '3.3',
    prepay: 'all',
    prepayMonth: '72',
  });
  const { figures } = mortgageCalculator.outcomeOf(result as NonNullable<typeof result>);
  expect(figures[0]).toMatchObject({ name: '第 72 期后剩余本金', value: '¥893,037.81' });
});
