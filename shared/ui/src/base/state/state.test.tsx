import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button';
import { Empty } from './empty';
import { Failed } from './failed';
import { Result } from './result';

test.each([
  ['its button', () => screen.getByRole('button', { name: '重试' })],
  ['the words', () => screen.getByText('没有加载出来，请再试一次')],
])('a failed part tries again by a tap on %s', async (_, target) => {
  const retry = jest.fn();
  render(<Failed onRetry={retry} />);
  await userEvent.click(target());
  expect(retry).toHaveBeenCalledTimes(1);
});

test('it is announced, and a retry that runs is not started twice', async () => {
  let end = () => {};
  const retry = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  render(<Failed text="视频没有加载出来" error="timeout" onRetry={retry} />);
  expect(await screen.findByRole('button', { name: '详情' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('视频没有加载出来重试代码 timeout详情');
  await userEvent.dblClick(screen.getByRole('button', { name: '重试' }));
  await userEvent.click(screen.getByText('视频没有加载出来'));
  expect(retry).toHaveBeenCalledTimes(1);
  await act(async () => end());
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledTimes(2);
});

test('the retry also works by keys', async () => {
  const retry = jest.fn();
  render(<Failed onRetry={retry} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each(['contract', 'coupon', 'medal', 'books', 'chat', 'money'] as const)(
  'an empty state (%s) has a picture of its own, a sentence and an action, and fetches nothing',
  async (scene) => {
    const { container } = render(<Empty scene={scene} text="还没有笔记" action={<Button>去看课</Button>} />);
    expect(screen.getByText('还没有笔记')).toBeVisible();
    expect(screen.getByRole('button', { name: '去看课' })).toBeEnabled();
    await waitFor(() => expect(container.querySelector('svg path')).toBeInTheDocument());
    expect(container.querySelector('img, image')).toBeNull();
  },
);

describe('without a network', () => {
  beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  afterEach(() => jest.restoreAllMocks());

  test('a failed part says so without a code, has its picture at once, and tries again when the network is back', () => {
    const retry = jest.fn();
    const { container } = render(<Failed text="视频没有加载出来" error="network" onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/^没有网络，连上后会自动重试重试$/);
    expect(container.querySelector('svg path')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

test('a result names its outcome in the page heading and offers what is next', () => {
  render(
    <Result
      state="waiting"
      title="正在确认支付结果"
      reason="请勿重复支付"
      action={<Button>刷新</Button>}
      secondary={<Button type="link">查看订单</Button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: '正在确认支付结果' })).toBeVisible();
  expect(screen.getByText('请勿重复支付')).toBeVisible();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['刷新', '查看订单']);
});
