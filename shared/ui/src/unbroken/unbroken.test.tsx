import { render } from '@testing-library/react';
import { Unbroken } from './unbroken';

test.each([
  ['360 期（30 年）', ['（30 年）']],
  ['首付（30%）与贷款（70%）', ['（30%）', '（70%）']],
  ['没有括号', []],
  ['一段很长的说明（这里写了许多许多许多许多许多许多许多许多字）', []],
])('in “%s” only short brackets are kept whole', (text, whole) => {
  const { container } = render(<Unbroken text={text} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(whole);
});
