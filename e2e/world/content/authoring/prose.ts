import { picture } from '../media/media';

const inline = (text: string) =>
  text
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(
      /\[(.+?)\]\((#\/[^)\s]+)\)/g,
      (_, words: string, to: string) => `<a href="${to.replace(/&/g, '&amp;')}">${words}</a>`,
    );

const row = (line: string, cell: 'th' | 'td') =>
  `<tr>${line
    .split('|')
    .slice(1, -1)
    .map((text) => `<${cell}>${inline(text.trim())}</${cell}>`)
    .join('')}</tr>`;

/** A picture inside a text. */
export const figure = (name: string, alt: string): string =>
  `<img src="${picture(`figures/${name}`)}" alt="${alt}">`;

function block(kind: string, lines: string[]): string {
  switch (kind) {
    case '#':
      return lines.map((line) => `<h3>${inline(line.slice(2))}</h3>`).join('');
    case '-':
      return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
    case '1':
      return `<ol>${lines.map((line) => `<li>${inline(line.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>`;
    case '|':
      return `<table>${lines.map((line, at) => row(line, at === 0 ? 'th' : 'td')).join('')}</table>`;
    case '!':
      return lines
        .map((line) => line.slice(2).split(' '))
        .map(([name = '', ...alt]) => `<p>${figure(name, alt.join(' '))}</p>`)
        .join('');
    default:
      return lines.map((line) => `<p>${inline(line)}</p>`).join('');
  }
}

const kindOf = (line: string) => (/^\d+\. /.test(line) ? '1' : (/^([-#!] |\|)/.exec(line)?.[0][0] ?? ''));

/**
 * HTML from lines: `# heading`, `- point`, `1. step`, `| table | row |`, `! figure words for it`,
 * everything else is a paragraph; `**strong**` and `[words](#/page)` within any of them.
 */
export function prose(text: string): string {
  const blocks: { kind: string; lines: string[] }[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const kind = kindOf(line);
    const last = blocks[blocks.length - 1];
    if (last?.kind === kind) last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
  }
  return blocks.map(({ kind, lines }) => block(kind, lines)).join('');
}
