/** @jest-environment jsdom */
import { script } from './assets';

const run = () => new Function(script)();

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<p id="status"></p><main data-fresh="/ops/apps/remote-a"><p>1.0.0</p></main>';
  history.replaceState(null, '', '/ops/apps/remote-a');
});
afterEach(() => jest.useRealTimers());

test('that something was done is not said again after a reload', () => {
  history.replaceState(null, '', '/ops/apps/remote-a?done=rollback');
  run();
  expect(location.pathname + location.search).toBe('/ops/apps/remote-a');
});

test.each([
  [401, '登录已失效，请刷新页面重新登录'],
  [503, '暂时无法更新，显示的是较早的状态'],
])('when the state cannot be renewed because of %i, the page says what to do', async (status, words) => {
  window.fetch = jest.fn(async () => ({ ok: false, status }) as Response);
  run();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(document.getElementById('status')?.textContent).toBe(words);
  expect(document.body.textContent).toContain('1.0.0');
});
