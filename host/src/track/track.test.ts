import { createTrack } from './track';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function made() {
  const send = jest.fn((_url: string, _body: string) => true);
  const track = createTrack({ url: '/collect', context: 'browser', send, now: () => 7 });
  const sent = () =>
    send.mock.calls.map(([, body]) => JSON.parse(body).events.map(({ name }: { name: string }) => name));
  return { track, send, sent };
}

test('events of the three loggers go out together, a while later', () => {
  const { track, send } = made();
  track.pageView('Video', { line: 'reform' });
  track.click('buy');
  track.study('watched', { seconds: 30 });
  expect(send).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(send).toHaveBeenCalledTimes(1);
  const [url, body] = send.mock.calls[0] as [string, string];
  expect(url).toBe('/collect');
  expect(JSON.parse(body)).toEqual({
    context: 'browser',
    events: [
      { kind: 'page', name: 'Video', at: 7, details: { line: 'reform' } },
      { kind: 'click', name: 'buy', at: 7 },
      { kind: 'study', name: 'watched', at: 7, details: { seconds: 30 } },
    ],
  });
});

test('a full batch does not wait', () => {
  const { track, sent } = made();
  for (let i = 0; i < 20; i++) track.click(`${i}`);
  expect(sent()).toHaveLength(1);
});

test('leaving the page sends what is there', () => {
  const { track, sent } = made();
  track.click('last');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual([['last']]);
  jest.advanceTimersByTime(10_000);
  expect(sent()).toHaveLength(1);
});

test('what was not taken is kept, up to a bound, and goes out with the next', () => {
  const { track, send, sent } = made();
  send.mockReturnValue(false);
  for (let i = 0; i < 250; i++) track.click(`${i}`);
  send.mockClear().mockReturnValue(true);
  track.click('250');
  expect(sent().flat()).toHaveLength(200);
  expect(sent().flat()[199]).toBe('250');
});

test('without a sink there is nothing', () => {
  const send = jest.fn(() => true);
  createTrack({ url: undefined, context: 'browser', send }).click('x');
  jest.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
});
