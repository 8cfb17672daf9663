import { createHmac } from 'node:crypto';
import type { ContractBlock, ContractDocument } from '@suite/api';
import type { FastifyInstance } from 'fastify';
import { find, type Db } from '../../db';
import type { World } from '../../world';
import { escaped } from '../page';

interface SignedPageTable {
  /** Cannot be guessed: whoever has the address may see the page. */
  key: string;
  svg: string;
  until: number;
}

declare module '../../db' {
  interface Tables {
    signed_page: SignedPageTable;
  }
}

/** How long the address of a page is good. */
const HOLDS = 30 * 60_000;

const FOLDER = '/api/media/contract-pages/';

const WIDTH = 750;
const HEIGHT = 1060;
const MARGIN = 60;
const LINE = 36;

/** Characters of a line; Latin letters and figures take half of one. */
const LINE_LENGTH = 28;

/** Lines of a page. */
const LINES = Math.floor((HEIGHT - 2 * MARGIN) / LINE);

/** A text in lines of one page's width. */
function linesOf(text: string): string[] {
  const lines = [''];
  let length = 0;
  for (const letter of text) {
    const wide = letter.charCodeAt(0) < 256 ? 0.5 : 1;
    if (length + wide > LINE_LENGTH) {
      lines.push('');
      length = 0;
    }
    lines[lines.length - 1] += letter;
    length += wide;
  }
  return lines;
}

function picture(lines: readonly string[], signature = ''): string {
  const rows = lines.map(
    (line, at) => `<text x="${MARGIN}" y="${MARGIN + (at + 1) * LINE}">${escaped(line)}</text>`,
  );
  const image = signature
    ? `<image href="${escaped(signature)}" x="${MARGIN}" y="${HEIGHT - MARGIN - 240}" width="300" height="240"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>` +
    `<g fill="#1a1c1f" font-size="22" font-family="sans-serif">${rows.join('')}</g>${image}</svg>`
  );
}

/** Clauses as pictures of whole pages. */
function textPages(lines: readonly string[]): string[] {
  const pages: string[] = [];
  for (let at = 0; at < lines.length; at += LINES) pages.push(picture(lines.slice(at, at + LINES)));
  return pages;
}

const clauseLines = ({ title, html }: ContractBlock) => ['', title, ...linesOf(html.replace(/<[^>]+>/g, ''))];

/** The sign service's pictures of a signed contract: its clauses, its pages, and the evidence with the signature. */
export function signedPages(
  documents: readonly ContractDocument[],
  evidence: readonly string[],
  signature: string,
): string[] {
  const pages = documents.flatMap(({ name, blocks }) => {
    const clauses = blocks.filter(({ html }) => html);
    const lines = clauses.length > 0 ? [name, ...clauses.flatMap(clauseLines)] : [];
    return [...textPages(lines), ...blocks.filter(({ html }) => !html).map(({ image }) => image)];
  });
  return [...pages, picture(['签署存证', '', ...evidence.flatMap(linesOf)], signature)];
}

const addressOf = (key: string) => `${FOLDER}${key}.svg`;

/** The addresses of a signed contract's pages, good for half an hour; `contract` names it among all lines. */
export async function pageAddresses(
  { db, now }: { db: Db; now: number },
  contract: string,
  pages: readonly string[],
): Promise<string[]> {
  const addresses: string[] = [];
  for (const [at, page] of pages.entries()) {
    if (!page.startsWith('<svg')) {
      addresses.push(page);
      continue;
    }
    const key = createHmac('sha256', 'the pages of this world')
      .update(`${contract} ${at}`)
      .digest('base64url');
    const row = { svg: page, until: now + HOLDS };
    await db
      .insertInto('signed_page')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
    addresses.push(addressOf(key));
  }
  return addresses;
}

/** Serves the pages of signed contracts. */
export function servePages(app: FastifyInstance, world: World): void {
  app.get<{ Params: { key: string } }>(addressOf(':key'), async (request, reply) => {
    const found = await find(world.db, 'signed_page', { key: request.params.key });
    if (!found || found.until < world.clock.now())
      return reply.code(404).type('text/plain; charset=utf-8').send('未找到\n');
    return reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' }).send(found.svg);
  });
}
