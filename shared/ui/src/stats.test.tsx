import { render, screen } from '@testing-library/react';
import { Stats } from './stats';

test('a number stands with its name and unit, a dash until it has arrived', () => {
  render(
    <Stats
      items={[
        { name: '连续打卡', value: 0, unit: '天' },
        { name: '累计打卡', value: undefined, unit: '天' },
        { name: '已练单元', value: '3/8' },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '0天',
    '–天',
    '3/8',
  ]);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '连续打卡',
    '累计打卡',
    '已练单元',
  ]);
});
