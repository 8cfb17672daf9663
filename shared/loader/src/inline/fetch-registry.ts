import { readRegistry, readRevision, type Registry } from '../registry';
import { sendGet } from './send-get';

const SHORT_LIMIT = 3000;
const LONG_LIMIT = 15000;

/** Hands on the text of a file; an empty one if the server has none, undefined if no answer came in time. */
function get(address: string, limit: number, done: (text?: string) => void): void {
  const request = sendGet(address, limit, '', '');
  request.onload = () => done(request.status === 200 ? request.responseText : '');
  request.onerror = request.ontimeout = () => done();
}

/**
 * Finds the live registry. The document's snapshot mostly is it already: then the server's small `/revision.json` says
 * so. Servers without that file send the whole registry.
 */
export function fetchRegistry(
  snapshot: Registry | undefined,
  done: (registry: Registry | undefined) => void,
): void {
  const fetchWhole = (limit: number) =>
    get('/registry.json', limit, (text) => done(readRegistry(text || '')));
  if (!snapshot) return fetchWhole(LONG_LIMIT);
  get('/revision.json', SHORT_LIMIT, (text) => {
    if (text === undefined) done(undefined);
    else if (readRevision(text) === snapshot.revision) done(snapshot);
    else fetchWhole(SHORT_LIMIT);
  });
}
