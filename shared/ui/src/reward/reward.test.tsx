import { render, screen, waitFor } from '@testing-library/react';
import { Reward } from './reward';

const said = () => document.querySelector('[aria-live="polite"]')?.textContent ?? '';
afterEach(() => document.querySelector('[aria-live="polite"]')?.remove());

test('what was achieved just now is said once, in its own place', async () => {
  const { container, rerender } = render(
    <Reward size="medium" isWon={false} says="打卡成功">
      今日已打卡
    </Reward>,
  );
  expect(said()).toBe('');
  expect(container.querySelector('[aria-hidden]')).toBeNull();
  rerender(
    <Reward size="medium" isWon says="打卡成功">
      今日已打卡
    </Reward>,
  );
  expect(said()).toBe('打卡成功');
  expect(screen.getByText('今日已打卡')).toBeVisible();
  await waitFor(() => expect(container.querySelector('[aria-hidden="true"]')).toBeInTheDocument());
  expect(screen.getByText('今日已打卡')).toBeVisible();
});

test('an achievement of yesterday is only shown', () => {
  render(
    <Reward size="large" isWon={false} says="已毕业">
      已毕业
    </Reward>,
  );
  expect(screen.getByText('已毕业')).toBeVisible();
  expect(said()).toBe('');
});

test.each([
  ['small', 0],
  ['medium', 12],
  ['large', 24],
] as const)('a %s reward has %i rays around its sign', async (size, rays) => {
  const { container } = render(
    <Reward size={size} isWon says="好">
      好
    </Reward>,
  );
  await waitFor(() => expect(container.querySelector(`.${size}`)).toBeInTheDocument());
  expect(container.querySelectorAll('.ray')).toHaveLength(rays);
});
