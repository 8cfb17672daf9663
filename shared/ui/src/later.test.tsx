import { render, screen } from '@testing-library/react';
import { later } from './later';

const shown = (load: () => Promise<{ word: string }>) => {
  const useWord = later(load);
  return function Page({ isWanted = true }: { isWanted?: boolean }) {
    const late = useWord(isWanted);
    return <p>{late === null ? '没有' : (late?.word ?? '等待')}</p>;
  };
};

test('it is loaded when it is wanted, and once for all', async () => {
  const load = jest.fn(async () => ({ word: '到了' }));
  const Page = shown(load);
  const { rerender, unmount } = render(<Page isWanted={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Page />);
  expect(screen.getByText('等待')).toBeVisible();
  expect(await screen.findByText('到了')).toBeVisible();
  unmount();
  render(<Page />);
  expect(screen.getByText('到了')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what cannot be loaded is null, and is tried again by the next one that wants it', async () => {
  let fails = true;
  const Page = shown(async () => {
    if (fails) throw new Error('offline');
    return { word: '到了' };
  });
  const { unmount } = render(<Page />);
  expect(await screen.findByText('没有')).toBeVisible();
  unmount();
  fails = false;
  render(<Page />);
  expect(await screen.findByText('到了')).toBeVisible();
});
