/** @jest-environment jsdom */
import { keepErrors } from './errors';

const kept = () => (window as { phoneErrors?: string[] }).phoneErrors;
const driven = (value: boolean) =>
  Object.defineProperty(navigator, 'webdriver', { configurable: true, value });

test('a page that a person looks at keeps its own console', () => {
  driven(false);
  const log = console.error;
  keepErrors();
  expect(console.error).toBe(log);
  expect(kept()).toBeUndefined();
});

test('a page that is driven keeps what it throws and logs, and logs it all the same', () => {
  driven(true);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  keepErrors();
  console.error('not', 'well');
  window.dispatchEvent(new ErrorEvent('error', { message: 'TypeError: x' }));
  const reason = new Error('lost');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(kept()).toEqual(['not well', 'TypeError: x', 'Uncaught (in promise) Error: lost']);
  expect(log).toHaveBeenCalledWith('not', 'well');
});

test.each([
  ['script', ['http://localhost/a.js did not load']],
  ['video', []],
])('a %s that does not load', (tag, expected) => {
  kept()!.length = 0;
  const node = document.body.appendChild(document.createElement(tag));
  Object.assign(node, { src: '/a.js' });
  node.dispatchEvent(new Event('error'));
  expect(kept()).toEqual(expected);
});

test('what no longer loads because the page is left is no error', () => {
  kept()!.length = 0;
  window.dispatchEvent(new Event('beforeunload'));
  const node = document.body.appendChild(document.createElement('img'));
  Object.assign(node, { src: '/b.png' });
  node.dispatchEvent(new Event('error'));
  expect(kept()).toEqual([]);
});
