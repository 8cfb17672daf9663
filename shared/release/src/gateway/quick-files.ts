import type { IncomingMessage, RequestListener } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Deltas } from './deltas';
import type { Metrics } from './metrics';
import { isConditional } from './preconditions';
import type { ReleaseFiles } from './release-files';
import { formFor, type Resource } from './resource';

const PREFIX = '/releases/';

/** What the quick way needs of the gateway. */
export interface QuickFilesParts {
  files: Pick<ReleaseFiles, 'inMemory'>;
  deltas: Pick<Deltas, 'inMemory'> | undefined;
  metrics: Pick<Metrics, 'observe'>;
  /** The headers of every answer, by the protocol of the visitor. */
  protection: (isHttps: boolean) => Record<string, string>;
  trustProxy: boolean;
}

type Form = { body: Buffer; headers: string[] };

/** Gives the forms of resources, each made once, for visitors of one protocol. */
function keepForms(protection: Record<string, string>) {
  const known = new WeakMap<Resource, Map<string | undefined, Form>>();
  return (resource: Resource, accepted: string | undefined): Form => {
    let forms = known.get(resource);
    if (!forms) known.set(resource, (forms = new Map()));
    const made = forms.get(accepted);
    if (made) return made;
    const { encoding, body, headers } = formFor(resource, accepted);
    const all = {
      ...protection,
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    };
    const form = { body, headers: Object.entries(all).flat() };
    if (forms.size < 20) forms.set(accepted, form);
    return form;
  };
}

/**
 * Answers the commonest request, for a whole file that is in memory, before the framework sees it, which would take
 * twice the time. The framework answers all other requests, and would answer these with the same headers and bytes.
 */
export function answerQuickly(gateway: FastifyInstance, parts: QuickFilesParts): void {
  const { files, deltas, metrics, protection, trustProxy } = parts;
  const plain = keepForms(protection(false));
  const secure = keepForms(protection(true));
  let isClosing = false;
  gateway.addHook('preClose', async () => void (isClosing = true));

  // The last proxy is the one that is believed, as in the framework.
  const isHttps = ({ headers }: IncomingMessage) =>
    trustProxy && /(?:^|,)\s*https\s*$/.test(String(headers['x-forwarded-proto'] ?? ''));

  function fileFor({ method, url = '', headers }: IncomingMessage): Resource | undefined {
    if (isClosing || method !== 'GET' || !url.startsWith(PREFIX)) return undefined;
    if (isConditional(headers)) return undefined;
    const path = url.slice(PREFIX.length);
    // A visitor who offers a dictionary gets a delta from memory here; without one the framework makes it.
    if (deltas && headers['available-dictionary'] !== undefined) return deltas.inMemory(path, headers);
    return files.inMemory(path);
  }

  const [framework] = gateway.server.listeners('request') as [RequestListener];
  gateway.server.removeAllListeners('request').on('request', (request, response) => {
    const resource = fileFor(request);
    if (!resource) return framework(request, response);
    const begun = performance.now();
    const { 'accept-encoding': accepted } = request.headers;
    const formOf = isHttps(request) ? secure : plain;
    const { body, headers } = formOf(resource, accepted as string | undefined);
    response.on('close', () => metrics.observe('releases', 200, (performance.now() - begun) / 1000));
    response.writeHead(200, headers).end(body);
  });
}
