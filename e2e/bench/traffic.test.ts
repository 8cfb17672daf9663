import { trafficUntil, tripsOf, type Exchange } from './traffic';

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
