import { createTrack, sendBeacon } from './track';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function made() {
  const send = jest.fn((_url: string, _body: string) => true);
  const learner = () => ({ id: 3, opid: 'o3', phone: '13800000000', nickname: '小明' });
  const track = createTrack({ url: '/collect', context: 'browser', learner, send, now: () => 7 });
  const sent = () =>
    send.mock.calls.map(([, body]) => JSON.parse(body).events.map(({ name }: { name: string }) => name));
  return { track, send, sent };
}

test('events of the three loggers are sent together after a delay', () => {
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
    visitor: { id: 3, opid: 'o3' },
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

test('leaving the page sends the waiting events', () => {
  const { track, sent } = made();
  track.click('last');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual([['last']]);
  jest.advanceTimersByTime(10_000);
  expect(sent()).toHaveLength(1);
});

test('hiding the page sends too, because it may be the last event; showing it again does not', () => {
  const { track, sent } = made();
  const see = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  track.click('last');
  see('visible');
  expect(sent()).toEqual([]);
  see('hidden');
  expect(sent()).toEqual([['last']]);
  jest.restoreAllMocks();
});

describe('sending', () => {
  const give = (sendBeacon: unknown) =>
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  afterEach(() => give(undefined));

  test.each([true, false])(
    'is left to the engine where it can, which says whether it took it: %s',
    (taken) => {
      const beacon = jest.fn(function (this: unknown) {
        return this === navigator && taken;
      });
      give(beacon);
      expect(sendBeacon('/collect', '{}')).toBe(taken);
      expect(beacon).toHaveBeenCalledWith('/collect', '{}');
    },
  );

  test('is done by a request of its own on engines that cannot', () => {
    give(undefined);
    const open = jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => undefined);
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
    expect(sendBeacon('/collect', '{}')).toBe(true);
    expect([open.mock.calls, send.mock.calls]).toEqual([[['POST', '/collect']], [['{}']]]);
    jest.restoreAllMocks();
  });
});

test('events that could not be sent are kept up to a limit and sent with the next ones', () => {
  const { track, send, sent } = made();
  send.mockReturnValue(false);
  for (let i = 0; i < 250; i++) track.click(`${i}`);
  send.mockClear().mockReturnValue(true);
  track.click('250');
  expect(sent().flat()).toHaveLength(200);
  expect(sent().flat()[199]).toBe('250');
});

test('without a sink no event is sent', () => {
  const send = jest.fn(() => true);
  createTrack({ url: undefined, context: 'browser', learner: () => undefined, send }).click('x');
  jest.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
});
