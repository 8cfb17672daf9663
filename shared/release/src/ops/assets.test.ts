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

test('when the state cannot be renewed, the page says so and shows what it had', async () => {
  window.fetch = jest.fn(async () => ({ ok: false, status: 503 }) as Response);
  run();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(document.getElementById('status')?.textContent).toBe('暂时无法更新，显示的是较早的状态');
  expect(document.body.textContent).toContain('1.0.0');
});
