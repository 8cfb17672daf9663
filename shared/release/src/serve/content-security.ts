import { createHash } from 'node:crypto';
import type { Registry } from '@suite/loader/registry';

export const sourceKinds = ['connect', 'font', 'form', 'frame', 'image', 'media', 'script', 'style'] as const;

/** Sources that a document may use beside its own origin, by kind. */
export type Sources = Partial<Record<(typeof sourceKinds)[number], readonly string[]>>;

const markup = /<!--[\s\S]*?-->|<script\b([^>]*)>([\s\S]*?)<\/script[^>]*>/gi;

export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes, code = ''] of html.matchAll(markup)) {
    if (attributes === undefined || /\bsrc\s*=/i.test(attributes)) continue;
    const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    if (/json$/i.test(type)) continue;
    // Browsers normalise line ends before they hash a script.
    const text = code.replace(/\r\n?/g, '\n');
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes];
}

function checked(sources: readonly string[]): void {
  const odd = sources.find((source) => !/^[^\s;,]+$/.test(source) || /unsafe-eval/i.test(source));
  if (odd !== undefined) throw new Error(`"${odd}" cannot be a source of a content security policy`);
}

/** Stands in a policy for the suite's own files until the host is known under which a document is asked for. */
const OWN_FILES = "'self'";

const isAddress = (address = '') => /^https?:\/\//.test(address);
const originIn = (address = '') => (isAddress(address) ? [new URL(address).origin] : []);

/** Where the files of releases are: below the folder of releases of an origin, and nowhere else on it. */
const releaseFolder = (address = '') =>
  isAddress(address) ? [new URL('releases/', address.replace(/\/?$/, '/')).href] : [];

/** What a registry says beside its apps. */
type Named = Pick<Registry, 'site' | 'overrides'>;

/** The sources that the registry names: the CDN, previews, and where reports and events go. */
function sourcesIn({ site, overrides }: Named): Sources {
  const files = [...releaseFolder(site?.cdn), ...(overrides?.origins ?? []).flatMap(releaseFolder)];
  const connect = [...files, ...originIn(site?.errorDsn), ...originIn(site?.analyticsUrl)];
  return { script: files, style: files, font: files, image: files, media: files, connect };
}

/** The policy of a document: only files of releases and the document's own inline scripts run. */
export function contentSecurity(frameAncestors: readonly string[], more: Sources) {
  checked([...frameAncestors, ...Object.values(more).flat()]);
  return (html: string, registry: Named): string => {
    const named = sourcesIn(registry);
    const own = (kind: keyof Sources, ...first: string[]) => [
      ...new Set([...first, ...(more[kind] ?? []), ...(named[kind] ?? [])]),
    ];
    const policy: Record<string, readonly string[]> = {
      'script-src': own('script', OWN_FILES, ...inlineScriptHashes(html)),
      'worker-src': [OWN_FILES, 'blob:'],
      'default-src': ["'self'"],
      'style-src': own('style', "'self'", "'unsafe-inline'"),
      'img-src': own('image', "'self'", 'data:', 'blob:'),
      'media-src': own('media', "'self'", 'blob:'),
      'font-src': own('font', "'self'", 'data:'),
      'connect-src': own('connect', "'self'"),
      'frame-src': own('frame', "'self'"),
      'form-action': own('form', "'self'"),
      'frame-ancestors': frameAncestors,
      'base-uri': ["'self'"],
      'object-src': ["'none'"],
    };
    return Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; ');
  };
}

/** What a policy can name as a host; others stay `'self'`. */
const plainHost = /^[a-z\d.-]+(?::\d+)?$/i;

/**
 * The headers of a document with this policy, asked for under a host. Scripts and workers come from the folder of
 * releases of that host: an answer of `/api` is no script, even if a server lets people upload one.
 */
export function documentHeaders(policy: string, host: string): Record<string, string> {
  const files = plainHost.test(host) ? `${host}/releases/` : OWN_FILES;
  return {
    'content-security-policy': policy.replace(/(?<=(?:script|worker)-src )'self'/g, files),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}
