import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageRelease } from '@suite/loader/window';
import { renderPage } from '@suite/ui/testing';
import { lazyPiece } from './lazy-piece';
import { Piece } from './piece';

const build = globalThis as unknown as { __RELEASE__: PageRelease };
const report = jest.fn();

beforeEach(() => {
  build.__RELEASE__ = { name: 'tools_1', retry: '' };
  report.mockClear();
  document.head.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

type Load = () => Promise<{ name: string }>;
const gone: Load = () => Promise.reject(new Error('loading chunk plot failed'));
const there: Load = () => Promise.resolve({ name: '图' });
/** Answers the loads one after the other; the last answer stays. */
const loads = (...answers: Load[]) => {
  const suffixes: string[] = [];
  const load = jest.fn(() => {
    suffixes.push(build.__RELEASE__.retry);
    return (answers.length > 1 ? (answers.shift() as Load) : (answers[0] as Load))();
  });
  return { load, suffixes, piece: lazyPiece(load, 1000) };
};
/** Loads as the build's code does: a script whose error rejects, and which is kept until then. */
const hangs = (element: 'script' | 'link') => () =>
  new Promise<never>((_, reject) => {
    const file = document.createElement(element) as HTMLScriptElement & HTMLLinkElement;
    if (element === 'link') file.rel = 'stylesheet';
    file.onerror = () => {
      file.onerror = null;
      reject(new Error('loading chunk plot failed'));
    };
    document.head.appendChild(file);
  });
const show = (piece: ReturnType<typeof loads>['piece']) =>
  renderPage(
    <Piece of={piece} failed="图表没有加载出来，请再试一次">
      {({ name }) => <p>{name}</p>}
    </Piece>,
    { platform: { report } },
  );

test('it is loaded once, for all that show it, and is there at once on the next page', async () => {
  const { load, piece } = loads(there);
  const first = show(piece);
  expect(await screen.findByText('图')).toBeVisible();
  first.unmount();
  show(piece);
  expect(screen.getByText('图')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a load that fails is repeated from another address', async () => {
  const { load, piece } = loads(gone, there);
  show(piece);
  expect(await screen.findByText('图')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(build.__RELEASE__.retry).toMatch(/^\?r=\d+$/);
  expect(report).not.toHaveBeenCalled();
});

test('when the retry fails too, its place says so, and a tap begins anew from yet another address', async () => {
  const { load, suffixes, piece } = loads(gone, gone, there);
  show(piece);
  expect(await screen.findByRole('alert')).toHaveTextContent('图表没有加载出来，请再试一次');
  expect(report).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('图')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  expect(new Set(suffixes).size).toBe(3);
});

test('it comes by itself when the network is back', async () => {
  const { piece } = loads(gone, gone, there);
  show(piece);
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('图')).toBeVisible();
});

test.each(['script', 'link'] as const)('a %s that hangs counts as failed after its time', async (element) => {
  jest.useFakeTimers();
  const { load, piece } = loads(hangs(element), there);
  const loading = piece.load();
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(loading).resolves.toEqual({ name: '图' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a learner who does not want to wait for a load that hangs starts the next one', async () => {
  jest.useFakeTimers();
  const { load, piece } = loads(hangs('script'), there);
  const slow = lazyPiece(load, 60_000);
  show({ ...piece, load: slow.load, hurry: slow.hurry, loaded: slow.loaded });
  await act(() => jest.advanceTimersByTimeAsync(8000));
  expect(screen.getByText(/网络较慢/)).toBeVisible();
  await act(async () => screen.getByRole('button', { name: '重试' }).click());
  expect(screen.getByText('图')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('the files of others are left alone', async () => {
  jest.useFakeTimers();
  const others = jest.fn();
  hangs('script')().catch(others);
  const { piece } = loads(hangs('script'), there);
  const loading = piece.load();
  await jest.advanceTimersByTimeAsync(1000);
  await loading;
  expect(others).not.toHaveBeenCalled();
});
