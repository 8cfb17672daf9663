import { act, fireEvent, render, screen } from '@testing-library/react';
import { PullRefresh } from './pull-refresh';

async function pull(distance: number) {
  const target = screen.getByText('课程');
  const at = (clientY: number) => ({ touches: [{ clientX: 0, clientY }] });
  fireEvent.touchStart(target, at(0));
  for (const part of [0.3, 0.6, 1])
    await act(async () => void fireEvent.touchMove(target, at(distance * part)));
  await act(async () => void fireEvent.touchEnd(target));
}

test('a pull that fetched nothing does not say that it did', async () => {
  const refresh = jest.fn(() => Promise.resolve()).mockReturnValueOnce(Promise.reject(new Error('没有网络')));
  render(
    <PullRefresh onRefresh={refresh}>
      <p>课程</p>
    </PullRefresh>,
  );
  await pull(200);
  expect(screen.getByText('没有刷新成功，请再试一次')).toBeInTheDocument();
  expect(screen.queryByText('刷新成功')).toBeNull();
});

test('a long pull fetches anew and says how it went, a short one does not', async () => {
  const refresh = jest.fn(() => Promise.resolve());
  render(
    <PullRefresh onRefresh={refresh}>
      <p>课程</p>
    </PullRefresh>,
  );
  await pull(20);
  expect(refresh).not.toHaveBeenCalled();
  await pull(200);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByText('刷新成功')).toBeInTheDocument();
});
