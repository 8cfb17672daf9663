import { act, fireEvent, render, screen } from '@testing-library/react';
import { Loading } from './loading';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('the skeleton keeps its place from the start, and shows after 200 ms', () => {
  render(
    <Loading>
      <i>骨架</i>
    </Loading>,
  );
  pass(199);
  expect(screen.getByText('骨架')).not.toBeVisible();
  pass(1);
  expect(screen.getByText('骨架')).toBeVisible();
  expect(screen.getByRole('status', { name: '加载中' })).toHaveAttribute('aria-busy', 'true');
});

test('a skeleton that is on the screen already stays there, and says after 8 s that the network is slow', () => {
  render(
    <Loading isDrawn>
      <i>骨架</i>
    </Loading>,
  );
  expect(screen.getByText('骨架')).toBeInTheDocument();
  pass(8000);
  expect(screen.getByText('骨架')).toBeInTheDocument();
  expect(screen.getByText(/网络较慢/)).toBeVisible();
});

test('a skeleton that follows another one shows at once: between them the page would be empty', () => {
  const page = (name: string) => (
    <Loading key={name} isDrawn={name === '文档'}>
      <i>{name}</i>
    </Loading>
  );
  const { rerender, unmount } = render(page('文档'));
  rerender(page('页面'));
  expect(screen.getByText('页面')).toBeVisible();
  rerender(page('列表'));
  expect(screen.getByText('列表')).toBeVisible();
  unmount();
  render(page('下一页'));
  expect(screen.getByText('下一页')).not.toBeVisible();
});

test('a skeleton that follows the document’s own shows at once', () => {
  const container = document.createElement('div');
  container.innerHTML = '<div class="boot"></div>';
  document.body.append(container);
  render(<Loading />, { container });
  expect(screen.getByRole('status')).toBeVisible();
  expect(document.querySelector('.boot')).toBeNull();
});

test('after 8 s it says that the network is slow, and a retry waits anew', () => {
  const retry = jest.fn();
  render(<Loading onRetry={retry} />);
  pass(7999);
  expect(screen.queryByText(/网络较慢/)).toBeNull();
  pass(1);
  expect(screen.getByText(/网络较慢/)).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/网络较慢/)).toBeNull();
  pass(8000);
  expect(screen.getByText(/网络较慢/)).toBeVisible();
});

test('without a retry it only says so', () => {
  render(<Loading />);
  pass(8000);
  expect(screen.getByText(/网络较慢/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the timers stop when the content arrives', () => {
  const { unmount } = render(<Loading />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
