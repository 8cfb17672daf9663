import fresh from 'fresh';

// fresh covers If-None-Match only.
const tagsOf = (header: string) => header.split(',').map((tag) => tag.trim());

/** Whether the client has the content already, by its `If-None-Match`. */
export function isKnown(header: string | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': header }, { etag });
}

/** Whether `If-Match` asks for another content than there is. */
export function isOther(header: string | undefined, etag: string): boolean {
  return header !== undefined && !tagsOf(header).some((tag) => tag === '*' || tag === etag);
}

/** Whether a part may be added to what the client has: `If-Range`. Contents carry no date to compare. */
export function mayContinue(header: string | undefined, etag: string): boolean {
  return header === undefined || header.trim() === etag;
}
