import type { RouterState } from '@suite/kernel/router';
import { changePage } from './change-page';

const at = (pathname: string, historyAction = 'PUSH') =>
  ({ location: { pathname }, historyAction }) as RouterState;

/** What the browser does with a change: it takes the picture first, and shows the page once the change is done. */
let change: Promise<void> | undefined;
let isStill = false;

beforeEach(() => {
  jest.useFakeTimers();
  change = undefined;
  isStill = false;
  document.body.innerHTML = '<main>前一页</main>';
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      change = Promise.resolve().then(update);
      return { ready: change, updateCallbackDone: change };
    },
  });
  jest.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: isStill }) as MediaQueryList);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const showBlank = () => (document.body.innerHTML = '<main></main>');
const isKept = () => document.documentElement.style.pointerEvents === 'none';

/** Whether the next page is shown, after what is under way without time. */
async function isShown(): Promise<boolean> {
  let shown = false;
  void change?.then(() => (shown = true));
  await jest.advanceTimersByTimeAsync(0);
  return shown;
}

test('the picture of the page before stays until the next page has words, and takes no taps', async () => {
  changePage(showBlank, at('/b'), at('/a'));
  expect(await isShown()).toBe(false);
  expect(isKept()).toBe(true);
  (document.querySelector('main') as HTMLElement).textContent = '后一页';
  expect(await isShown()).toBe(true);
  expect(isKept()).toBe(false);
});

test('a page that is waited for longer shows its skeleton', async () => {
  changePage(showBlank, at('/b'), at('/a'));
  await jest.advanceTimersByTimeAsync(199);
  expect(await isShown()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isShown()).toBe(true);
  expect(isKept()).toBe(false);
});

test.each([
  ['a step back', () => changePage(showBlank, at('/b', 'POP'), at('/a'))],
  ['another place of the same page', () => changePage(showBlank, at('/a'), at('/a'))],
  [
    'a visitor who wants no motion',
    () => {
      isStill = true;
      changePage(showBlank, at('/b'), at('/a'));
    },
  ],
  [
    'a browser without pictures',
    () => {
      Reflect.deleteProperty(document, 'startViewTransition');
      changePage(showBlank, at('/b'), at('/a'));
    },
  ],
])('%s is shown at once', (_, take) => {
  take();
  expect(change).toBeUndefined();
  expect(document.querySelector('main')).toBeEmptyDOMElement();
});

test('a change that another one overtakes is no fault', () => {
  const refused = { catch: jest.fn() };
  Object.assign(document, {
    startViewTransition: () => ({ ready: refused, updateCallbackDone: refused }),
  });
  changePage(showBlank, at('/b'), at('/a'));
  expect(refused.catch).toHaveBeenCalledTimes(2);
});
