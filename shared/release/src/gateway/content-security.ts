import { createHash } from 'node:crypto';

/** Sources that a document may use beside its own origin, by what is loaded from them. */
export type Sources = Partial<
  Record<'connect' | 'font' | 'form' | 'frame' | 'image' | 'media' | 'script', readonly string[]>
>;

const markup = /<!--[\s\S]*?-->|<script\b([^>]*)>([\s\S]*?)<\/script[^>]*>/gi;

/** Hashes of the scripts that a document carries in itself; blocks of data are no scripts. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes, code = ''] of html.matchAll(markup)) {
    if (attributes === undefined || /\bsrc\s*=/i.test(attributes)) continue;
    const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    if (/json$/i.test(type)) continue;
    // A browser normalises line ends before it takes the hash.
    const text = code.replace(/\r\n?/g, '\n');
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes];
}

function checked(sources: readonly string[]): readonly string[] {
  const odd = sources.find((source) => !/^[^\s;,]+$/.test(source) || /unsafe-eval/i.test(source));
  if (odd !== undefined) throw new Error(`"${odd}" cannot be a source of a content security policy`);
  return sources;
}

/** The policy of a document: nothing runs but the suite's own files and the scripts that it carries. */
export function contentSecurity(frameAncestors: readonly string[], more: Sources) {
  const own = (kind: keyof Sources, ...also: string[]) => ["'self'", ...also, ...checked(more[kind] ?? [])];
  const fixed: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': own('image', 'data:', 'blob:', 'https:'),
    'media-src': own('media', 'blob:', 'https:'),
    'font-src': own('font', 'data:'),
    'connect-src': own('connect'),
    'frame-src': own('frame'),
    'worker-src': ["'self'", 'blob:'],
    'form-action': own('form'),
    'frame-ancestors': checked(frameAncestors),
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
  const scripts = own('script');
  return (html: string): string =>
    Object.entries({ 'script-src': [...scripts, ...inlineScriptHashes(html)], ...fixed })
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; ');
}
