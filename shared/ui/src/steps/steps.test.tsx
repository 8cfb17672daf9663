import { render, screen } from '@testing-library/react';
import { Steps } from './steps';

const items = [{ title: '提交申请', text: '11-18' }, { title: '审核' }, { title: '打款' }];
const states = () =>
  screen.getAllByRole('listitem').map((item) => /已完成|进行中|未开始/.exec(item.textContent ?? '')?.[0]);

test.each([
  [undefined, ['未开始', '未开始', '未开始']],
  [1, ['已完成', '进行中', '未开始']],
  [3, ['已完成', '已完成', '已完成']],
])('with step %s under way each step says where it stands', (current, expected) => {
  render(<Steps items={items} current={current} />);
  expect(states()).toEqual(expected);
});

test('the step under way is marked', () => {
  render(<Steps items={items} current={1} />);
  expect(screen.getByRole('list')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ]);
});
