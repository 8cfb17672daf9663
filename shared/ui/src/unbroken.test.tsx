import { render } from '@testing-library/react';
import { Unbroken } from './unbroken';

test.each([
  ['2026年3月12日 10:20 签署', ['2026年3月12日', '10:20']],
  ['1月22日–11月28日', ['1月22日–', '11月28日']],
  ['第 3 周 · 12月4日结课', ['第 3 周', '12月4日']],
  ['2027-01-01 至 2027-12-31 卖房', ['2027-01-01', '2027-12-31']],
  ['用时 12 分钟，答对 8/10 题', ['12 分钟', '8/10 题']],
  ['用时 1 小时 05 分', ['1 小时', '05 分']],
  ['用时 7 分 30 秒', ['7 分', '30 秒']],
  ['共 ¥1,299.00（3 个月）', ['¥1,299.00', '（3 个月）']],
  ['360 期（30 年）', ['360 期', '（30 年）']],
  ['首付（30%）与贷款（70%）', ['（30%）', '（70%）']],
  ['没有括号', []],
  ['一段很长的说明（这里写了许多许多许多许多许多许多许多许多字）', []],
])('in “%s” dates, numbers with their units and short brackets are kept whole', (text, whole) => {
  const { container } = render(<Unbroken text={text} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(whole);
});
