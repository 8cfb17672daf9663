import { render, screen } from '@testing-library/react';
import { Steps } from './steps';

const items = [{ title: '提交申请', text: '11-18' }, { title: '审核' }, { title: '打款' }];
const states = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => /已完成|没有通过|进行中|未开始/.exec(item.textContent ?? '')?.[0]);

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

test.each([
  [0, '进行中'],
  [1, '没有通过'],
])('with step %d under way a first step that failed is %s', (current, words) => {
  render(
    <Steps items={[{ title: '审核没有通过', isFailed: true }, { title: '重新提交' }]} current={current} />,
  );
  expect(states()[0]).toBe(words);
});
