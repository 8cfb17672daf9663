import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LoadMore } from './load-more';

beforeEach(() => {
  // The library loads nothing for a hidden list; without layout, jsdom reports every element as hidden.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get: () => document.body,
  });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent');
});

function List({ load }: { load: (page: number) => Promise<string> }) {
  const [rows, setRows] = useState<string[]>([]);
  const more = () => load(rows.length).then((row) => setRows([...rows, row]));
  return (
    <LoadMore onLoad={more} finished={rows.length === 2}>
      {rows.map((row) => (
        <p key={row}>{row}</p>
      ))}
    </LoadMore>
  );
}

test('it loads page after page while there is room, then says that this is all', async () => {
  const load = jest.fn((page: number) => Promise.resolve(`第 ${page + 1} 页`));
  render(<List load={load} />);
  expect(await screen.findByText('没有更多了')).toBeVisible();
  expect(screen.getByText('第 1 页')).toBeVisible();
  expect(screen.getByText('第 2 页')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('while a page is on its way the list says so', async () => {
  render(<List load={() => new Promise(() => undefined)} />);
  expect(await screen.findByText('加载中')).toBeVisible();
});

test('a page that failed stops the list until the learner tries again', async () => {
  const load = jest
    .fn((page: number) => Promise.resolve(`第 ${page + 1} 页`))
    .mockReturnValueOnce(Promise.reject(new Error('没有网络')));
  render(<List load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('没有加载出来');
  await act(() => new Promise((done) => setTimeout(done, 300)));
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('没有更多了')).toBeVisible();
});

test('a page that failed is asked for again when the network is back', async () => {
  const load = jest
    .fn((page: number) => Promise.resolve(`第 ${page + 1} 页`))
    .mockReturnValueOnce(Promise.reject(new Error('没有网络')));
  render(<List load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('没有加载出来');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('没有更多了')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
