import type { CDPSession } from '@playwright/test';

/** One request as the browser made it; times in seconds since the epoch. */
export interface Exchange {
  url: string;
  start: number;
  /** Missing while the answer is under way. */
  end?: number;
  /** Bytes over the wire, headers included. */
  bytes: number;
}

/** The network traffic of a visit before its content was there. */
export interface Traffic {
  requests: number;
  bytes: number;
  /** Answers that the page had to await one after another, after the document itself. */
  trips: number;
}

/** Watches everything that a page asks the network for. */
export async function watchTraffic(session: CDPSession): Promise<Map<string, Exchange>> {
  const exchanges = new Map<string, Exchange>();
  const clock = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    exchanges.set(requestId, { url: request.url, start: wallTime, bytes: 0 });
    clock.set(requestId, wallTime - timestamp);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => exchanges.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // From the cache. A request that waits there for the same file, which another one fetches, has no other sign.
    if (response.connectionId === 0) exchanges.delete(requestId);
  });
  const ended = (requestId: string, timestamp: number, bytes: number) => {
    const exchange = exchanges.get(requestId);
    if (exchange) Object.assign(exchange, { end: timestamp + (clock.get(requestId) ?? 0), bytes });
  };
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    ended(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => ended(requestId, timestamp, 0));
  await session.send('Network.enable');
  return exchanges;
}

/**
 * Depth of the longest chain of requests of which each began after the one before had its answer.
 * It tells dependence from chance only where answers take much longer than the page's own work.
 */
export function tripsOf(exchanges: readonly Exchange[]): number {
  const ordered = [...exchanges].sort((a, b) => a.start - b.start);
  const depths: number[] = [];
  for (const { start } of ordered) {
    const before = depths.filter((_, i) => (ordered[i]?.end ?? Infinity) <= start);
    depths.push(before.length > 0 ? Math.max(...before) + 1 : 0);
  }
  return Math.max(0, ...depths);
}

/**
 * The traffic of a visit until a moment. Requests that began later are prefetches, and the page did not wait
 * for answers that came later.
 */
export function trafficUntil(moment: number, exchanges: Iterable<Exchange>): Traffic {
  const begun = [...exchanges].filter(({ start }) => start < moment);
  return {
    requests: begun.length,
    bytes: begun.reduce((sum, { bytes }) => sum + bytes, 0),
    trips: tripsOf(begun.filter(({ end = Infinity }) => end <= moment)),
  };
}
