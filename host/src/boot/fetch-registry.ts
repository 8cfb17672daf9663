import { BEGINNING, readRegistry, revisionAtBeginning, type Registry } from '@suite/kernel/registry';
import { believe } from './believe';
import { sendGet } from './send-get';

const SHORT_LIMIT = 3000;
const LONG_LIMIT = 15000;

type Done = (registry: Registry | undefined, refused?: boolean) => void;

function get(limit: number, part: string, done: (text?: string, isPart?: boolean) => void): void {
  const request = sendGet('/registry.json', limit, 'Range', part);
  request.onload = () => {
    const isPart = part !== '' && request.status === 206;
    done(isPart || request.status === 200 ? request.responseText : undefined, isPart);
  };
  request.onerror = request.ontimeout = () => done();
}

function believed(text: string | undefined, { keys }: Registry, done: Done): void {
  // Without keys no signature is checked; the callback runs at once because an old engine may lack promises.
  if (text === undefined || !keys || keys.length === 0) return done(readRegistry(text || ''));
  believe(text, keys).then(
    (signed) => done(readRegistry(signed || ''), signed === undefined),
    () => done(undefined),
  );
}

/**
 * Fetches the live registry. The document's snapshot mostly is it already: then only its beginning is fetched,
 * which says that it is the same.
 */
export function fetchRegistry(snapshot: Registry | undefined, done: Done): void {
  if (!snapshot) return get(LONG_LIMIT, '', (text) => done(readRegistry(text || '')));
  const take = (text?: string) => believed(text, snapshot, done);
  get(SHORT_LIMIT, `bytes=0-${BEGINNING - 1}`, (text, isPart) => {
    // Servers without Range support send the whole file.
    if (text === undefined || !isPart) return take(text);
    if (revisionAtBeginning(text) === snapshot.revision) return done(snapshot);
    get(SHORT_LIMIT, '', take);
  });
}
