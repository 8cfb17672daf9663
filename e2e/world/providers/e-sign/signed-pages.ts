import type { ContractBlock, ContractDocument } from '@suite/api';
import { escaped } from '../page';

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

/** A page as the address of its picture. The picture is in it: it has a name and a number, and nobody else may open it. */
function picture(lines: readonly string[], signature = ''): string {
  const rows = lines.map(
    (line, at) => `<text x="${MARGIN}" y="${MARGIN + (at + 1) * LINE}">${escaped(line)}</text>`,
  );
  const image = signature
    ? `<image href="${escaped(signature)}" x="${MARGIN}" y="${HEIGHT - MARGIN - 240}" width="300" height="240"/>`
    : '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>` +
    `<g fill="#1a1c1f" font-size="22" font-family="sans-serif">${rows.join('')}</g>${image}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
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
