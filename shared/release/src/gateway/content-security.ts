import { createHash } from 'node:crypto';
import type { Registry } from '@suite/kernel/registry';
import { snapshotOf } from '../publish/document';

/** The kinds of sources that can be allowed beside the document's own origin. */
export const sourceKinds = ['connect', 'font', 'form', 'frame', 'image', 'media', 'script', 'style'] as const;

/** Sources that a document may use beside its own origin, by kind. */
export type Sources = Partial<Record<(typeof sourceKinds)[number], readonly string[]>>;

const markup = /<!--[\s\S]*?-->|<script\b([^>]*)>([\s\S]*?)<\/script[^>]*>/gi;

/** Hashes of a document's inline scripts. Blocks of JSON do not need one. */
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

const originOf = (address = '') => (/^https?:\/\//.test(address) ? [new URL(address).origin] : []);

/** The sources that the registry names: the CDN, previews, and where reports and events go. */
function sourcesIn({ site, overrides }: Partial<Registry>): Sources {
  const files = [...originOf(site?.cdn), ...(overrides?.origins ?? []).flatMap(originOf)];
  const connect = [...files, ...originOf(site?.errorDsn), ...originOf(site?.analyticsUrl)];
  return { script: files, style: files, font: files, image: files, media: files, connect };
}

/** The policy of a document: only the suite's own files and the document's own inline scripts run. */
export function contentSecurity(frameAncestors: readonly string[], more: Sources) {
  checked([...frameAncestors, ...Object.values(more).flat()]);
  return (html: string): string => {
    const named = sourcesIn(snapshotOf(html) ?? {});
    const own = (kind: keyof Sources, ...also: string[]) => [
      ...new Set(["'self'", ...also, ...(more[kind] ?? []), ...(named[kind] ?? [])]),
    ];
    const policy: Record<string, readonly string[]> = {
      'script-src': own('script', ...inlineScriptHashes(html)),
      'default-src': ["'self'"],
      'style-src': own('style', "'unsafe-inline'"),
      'img-src': own('image', 'data:', 'blob:', 'https:'),
      'media-src': own('media', 'blob:', 'https:'),
      'font-src': own('font', 'data:'),
      'connect-src': own('connect'),
      'frame-src': own('frame'),
      'worker-src': ["'self'", 'blob:'],
      'form-action': own('form'),
      'frame-ancestors': frameAncestors,
      'base-uri': ["'self'"],
      'object-src': ["'none'"],
    };
    return Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; ');
  };
}
