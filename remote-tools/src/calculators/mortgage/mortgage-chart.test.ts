import { scheduleOf, type Loan } from './loan';
import { textOf } from './mortgage-chart';

const text = (over: Partial<Loan>) =>
  textOf(scheduleOf({ principal: 100000000, annualRate: '3.5', months: 360, method: 'instalment', ...over }));

test.each([
  [{}, '首月月供中利息占 65.0%，第 124 期起本金超过利息，最后一期利息只占 0.3%。'],
  [{ months: 60 }, '首月月供中利息占 16.0%，从首月起本金就超过利息，最后一期利息只占 0.3%。'],
  [{ annualRate: '0' }, '利率为 0，月供全部是本金。'],
])('the plot of %j in words', (over, words) => {
  expect(text(over)).toBe(words);
});
