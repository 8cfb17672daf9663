import type { Route, RouteTable } from '@suite/kernel/routes';
import webpack, { type Compiler } from 'webpack';
import { pageChunk } from './page-chunk';

type Page = Pick<Route, 'path'> & Required<Pick<Route, 'reads'>>;

const isParameter = (segment: string) => segment.startsWith(':');
const segmentsOf = ({ path }: Page) => path.split('/').filter(Boolean);

/** The addresses of a page, as a regular expression whose groups are the parameters of its path. */
const addressesOf = (page: Page): string => {
  const parts = segmentsOf(page).map((segment) => {
    if (!isParameter(segment)) return `\\/${segment}`;
    return segment.endsWith('?') ? '(?:\\/([\\w-]+))?' : '\\/([\\w-]+)';
  });
  return `/^#?${parts.join('')}\\/?(?:\\?|$)/`;
};

/** The statement that begins a read; one with a parameter that the page's address lacks is left out. */
function statementOf(read: string, page: Page): string {
  const name = /:(\w+)/.exec(read)?.[1];
  if (!name) return `ask(${JSON.stringify(read)});`;
  const [before, after] = read.split(`:${name}`).map((part) => JSON.stringify(part));
  const inPath = segmentsOf(page)
    .filter(isParameter)
    .findIndex((segment) => segment.replace(/\W/g, '') === name);
  const value =
    inPath < 0 ? `(/[?&]${name}=([\\w-]+)(?:&|$)/.exec(hash) || [])[1]` : `at[${String(inPath + 1)}]`;
  return `(value = ${value}) && ask(${before} + value + ${after});`;
}

const reading = (page: Page): string => `if ((at = ${addressesOf(page)}.exec(hash))) {
${page.reads.map((read) => statementOf(read, page)).join('\n')}
}`;

/**
 * What the script of these pages, which may be editions of one, does before all else: the document's loader asks, as
 * long as the first page is not there.
 */
export const beginningOf = (pages: readonly Page[]): string =>
  `(function (ask, hash, at, value) {
if (!ask) return;
${pages.map(reading).join('\n')}
})((window.__suite || {}).ask, location.hash);
`;

/**
 * Lets the scripts of pages begin the reads that their routes declare. The loader runs these scripts while the host is
 * still on its way; in the document itself the reads would make every visitor's first trip longer.
 */
export class ReadsAheadPlugin {
  private readonly load: () => Promise<RouteTable>;

  constructor(load: () => Promise<RouteTable>) {
    this.load = load;
  }

  apply(compiler: Compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('ReadsAhead', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: 'ReadsAhead', stage }, async () => {
        // If the table cannot be read, the manifest's plugin fails the build and says why.
        const table = await this.load().catch((): RouteTable => ({ owner: '', routes: [] }));
        const pagesOf = new Map<string, Page[]>();
        for (const route of table.routes) {
          const { path, reads } = route;
          // Chunks that a page shares with others come before its own.
          const own = compilation.namedChunkGroups.get(pageChunk(table, route))?.chunks.at(-1);
          const file = [...(own?.files ?? [])].find((one) => one.endsWith('.js'));
          if (file && reads) pagesOf.set(file, [...(pagesOf.get(file) ?? []), { path, reads }]);
        }
        for (const [file, pages] of pagesOf)
          compilation.updateAsset(file, (old) => new sources.ConcatSource(beginningOf(pages), old));
      });
    });
  }
}
