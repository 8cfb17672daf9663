import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';

// fresh covers If-None-Match only.
const tagsOf = (header: string) => header.split(',').map((tag) => tag.trim());

/** Whether a request asks for less than a whole file, or for one under a condition. Each request is asked. */
export const isConditional = (headers: IncomingHttpHeaders): boolean =>
  headers.range !== undefined ||
  headers['if-match'] !== undefined ||
  headers['if-none-match'] !== undefined ||
  headers['if-range'] !== undefined;

/** Whether `If-None-Match` says that the client has this content. */
export function isKnown(header: string | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': header }, { etag });
}

/** Whether `If-Match` asks for another content than this one. */
export function isOther(header: string | undefined, etag: string): boolean {
  return header !== undefined && !tagsOf(header).some((tag) => tag === '*' || tag === etag);
}

/** Whether `If-Range` allows a part: only if the client has this content. Dates are not compared. */
export function mayContinue(header: string | undefined, etag: string): boolean {
  return header === undefined || header.trim() === etag;
}
