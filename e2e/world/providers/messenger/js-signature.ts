import { createHash } from 'node:crypto';
import type { World } from '../../world';
import type { Claims } from '../../api/tokens';

const ticketClaims: Claims = { kind: 'visit', sub: 'js-ticket', until: 0 };

/** The ticket with which pages are signed for the messenger's SDK. */
export const jsTicketOf = (world: World): string => world.tokens.sign(ticketClaims).split('.')[2] as string;

/** What the messenger expects of a page: SHA-1 over ticket, nonce, time and the address without hash. */
export function jsSignature(
  ticket: string,
  nonceStr: string,
  timestamp: number | string,
  url: string,
): string {
  const page = url.replace(/#.*$/s, '');
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`;
  return createHash('sha1').update(text).digest('hex');
}
