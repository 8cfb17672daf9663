import { EventEmitter } from 'node:events';
import type { CDPSession } from '@playwright/test';
import { trafficUntil, tripsOf, watchTraffic, type Exchange } from './traffic';

const exchange = (start: number, end: number | undefined, bytes = 10): Exchange => ({
  url: `https://example.test/${start}`,
  start,
  end,
  bytes,
});

describe('tripsOf', () => {
  test.each<[string, Exchange[], number]>([
    ['a document alone takes none', [exchange(0, 1)], 0],
    ['what is asked for at one time is one trip', [exchange(0, 1), exchange(1.1, 2), exchange(1.2, 2.5)], 1],
    ['what follows an answer is one more', [exchange(0, 1), exchange(1.1, 2), exchange(2.1, 3)], 2],
    [
      'the longest chain counts',
      [exchange(0, 1), exchange(1, 2), exchange(1, 5), exchange(2, 3), exchange(3, 4)],
      3,
    ],
    ['an answer under way delays nothing', [exchange(0, 1), exchange(1, undefined), exchange(2, 3)], 1],
    ['the order of the list does not matter', [exchange(2.1, 3), exchange(0, 1), exchange(1.1, 2)], 2],
    ['nothing is nothing', [], 0],
  ])('%s', (_, exchanges, trips) => {
    expect(tripsOf(exchanges)).toBe(trips);
  });
});

describe('trafficUntil', () => {
  test('counts what had begun, and waits for what was answered', () => {
    const exchanges = [exchange(0, 1, 100), exchange(1, 2, 50), exchange(2, 4, 30), exchange(3.5, 5, 1000)];
    expect(trafficUntil(3, exchanges)).toEqual({ requests: 3, bytes: 180, trips: 1 });
  });
});

describe('watchTraffic', () => {
  const CACHE = 0;
  const watch = async () => {
    const browser = new EventEmitter();
    const session = Object.assign(browser, { send: () => Promise.resolve() }) as unknown as CDPSession;
    const exchanges = await watchTraffic(session);
    const get = (requestId: string, connectionId: number, encodedDataLength: number) => {
      const request = { url: 'https://example.test/page.js' };
      browser.emit('Network.requestWillBeSent', { requestId, request, wallTime: 101, timestamp: 1 });
      browser.emit('Network.responseReceived', { requestId, response: { connectionId } });
      browser.emit('Network.loadingFinished', { requestId, timestamp: 1.5, encodedDataLength });
    };
    return { exchanges, get };
  };

  test('what comes over a connection counts, with its time since the epoch', async () => {
    const { exchanges, get } = await watch();
    get('sent', 7, 500);
    expect([...exchanges.values()]).toEqual([
      { url: 'https://example.test/page.js', start: 101, end: 101.5, bytes: 500 },
    ]);
  });

  test('what comes from the cache is no request, nor what waits there for the same file under way', async () => {
    const { exchanges, get } = await watch();
    get('cached', CACHE, 0);
    expect(exchanges.size).toBe(0);
  });
});
