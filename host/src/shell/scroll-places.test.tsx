import { RouterProvider } from '@suite/kernel/router';
import { createMemoryRouter } from '@suite/kernel/testing';
import { act, render } from '@testing-library/react';
import { useScrollPlaces } from './scroll-places';

function Page() {
  useScrollPlaces();
  return null;
}

const scrolled = jest.fn();

function open(at = '/a') {
  const router = createMemoryRouter(at);
  const { unmount } = render(
    <RouterProvider router={router}>
      <Page />
    </RouterProvider>,
  );
  const go = (...to: Parameters<typeof router.navigate>) => act(() => router.navigate(...to));
  return { go, unmount };
}

const scrollTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

beforeEach(() => {
  sessionStorage.clear();
  scrolled.mockClear();
  scrollTo(0);
  Object.assign(window, { scrollTo: scrolled });
});

test('a page begins at its top, and is where it was when the visitor comes back to it', () => {
  const { go } = open();
  scrollTo(600);
  go('/b');
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  scrollTo(40);
  go(-1);
  expect(scrolled).toHaveBeenLastCalledWith(0, 600);
  go(1);
  expect(scrolled).toHaveBeenLastCalledWith(0, 40);
});

test('a step that keeps the place does not scroll', () => {
  const { go } = open();
  scrolled.mockClear();
  go('/a?week=3', { replace: true, preventScrollReset: true });
  expect(scrolled).not.toHaveBeenCalled();
});

test('a page that is loaded again is where it was', () => {
  const first = open('/a?x=1');
  scrollTo(250);
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  first.unmount();
  open('/a?x=1');
  expect(scrolled).toHaveBeenLastCalledWith(0, 250);
  expect(history.scrollRestoration).toBe('manual');
});

test('where nothing can be kept, pages begin at their top', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockReturnValueOnce(null);
  open();
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
});
