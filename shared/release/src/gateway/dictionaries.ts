import type { IncomingHttpHeaders } from 'node:http';
import { nameWithHash } from '@suite/kernel/registry';
import { accepts } from './negotiate';

/**
 * A script or a style that is named by its content: folder, name and ending. A name with a character that means
 * something in a URL pattern has no such form.
 */
const named = /^([\w-]+\/files\/)([\w-]+)\.\w{5}\.(js|css)$/;

/** A version of a file that a visitor has. */
export interface Offer {
  /** Its path below `releases/`, which follows from the hash. */
  path: string;
  /** Its sha256 in base64. */
  hash: string;
}

/**
 * Asks browsers to keep a file as a dictionary for its later versions. The pattern is relative to the file's own
 * address, which is short, and right behind a CDN that serves the files elsewhere.
 */
export function useAsDictionary(path: string): Record<string, string> {
  const [, , name, ending] = named.exec(path) ?? [];
  return name ? { 'use-as-dictionary': `match="${name}.*.${ending}"` } : {};
}

/** The other version of the asked file that a visitor has, if the visitor can read a delta to it. */
export function offeredBy(headers: IncomingHttpHeaders, path: string): Offer | undefined {
  const { 'available-dictionary': available, 'accept-encoding': accepted } = headers;
  if (typeof available !== 'string' || !accepts(accepted as string | undefined, 'dcz')) return undefined;
  const [, hash] = /^:([A-Za-z\d+/]{43}=):$/.exec(available) ?? [];
  const [, folder = '', name = '', ending = ''] = named.exec(path) ?? [];
  if (!hash || !name) return undefined;
  const offered = nameWithHash(`${folder}${name}.${ending}`, hash);
  return offered === path ? undefined : { path: offered, hash };
}
