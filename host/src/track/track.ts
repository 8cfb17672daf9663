import type { Context, Track, TrackDetails } from '@suite/kernel';

/** The three loggers. */
type Kind = 'page' | 'click' | 'study';

interface TrackEvent {
  kind: Kind;
  name: string;
  /** Milliseconds since 1970. */
  at: number;
  details?: TrackDetails;
}

/** What the loggers need of the host. */
export interface TrackParts {
  /** Address that takes the events; without it none are sent. */
  url: string | undefined;
  context: Context;
  /** The learner's ids once they are known; name and number are never sent. */
  learner: () => { id: number; opid: string } | undefined;
  /** Hands a text to the browser to be sent; false when the browser refuses it. */
  send: (url: string, body: string) => boolean;
  now?: () => number;
}

const FLUSH_AFTER = 5000;
const BATCH = 20;
/** Most events that wait for a connection; beyond it the oldest are dropped. */
const MOST_WAITING = 200;

/** Sends by `sendBeacon`, which works while the page is being left, or by a plain request on engines without it. */
export function sendBeacon(url: string, body: string): boolean {
  const beacon = (navigator as { sendBeacon?: Navigator['sendBeacon'] }).sendBeacon;
  if (beacon) return beacon.call(navigator, url, body);
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.send(body);
  return true;
}

/** Page view, click and study logger over one queue, sent in batches and when the page is left. */
export function createTrack({ url, context, learner, send, now = Date.now }: TrackParts): Track {
  let waiting: TrackEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const events = waiting.slice(0, BATCH);
    const known = learner();
    const visitor = known && { id: known.id, opid: known.opid };
    if (!send(url as string, JSON.stringify({ context, visitor, events }))) return;
    waiting = waiting.slice(BATCH);
    flush();
  }

  const logger =
    (kind: Kind) =>
    (name: string, details?: TrackDetails): void => {
      if (!url) return;
      waiting = [...waiting, { kind, name, at: now(), ...(details && { details }) }].slice(-MOST_WAITING);
      if (waiting.length >= BATCH) flush();
      else timer ??= setTimeout(flush, FLUSH_AFTER);
    };

  if (url) {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  }
  return { pageView: logger('page'), click: logger('click'), study: logger('study') };
}
