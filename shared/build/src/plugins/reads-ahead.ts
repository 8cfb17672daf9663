import type { Route, RouteTable } from '@suite/kernel/routes';
import webpack, { type Compiler } from 'webpack';

/** The statement that begins a read; one with a parameter that the page's address lacks is left out. */
function statementOf(read: string): string {
  const name = /:(\w+)/.exec(read)?.[1];
  if (!name) return `ask(${JSON.stringify(read)});`;
  const [before, after] = read.split(`:${name}`).map((part) => JSON.stringify(part));
  return `found = /[?&]${name}=([\\w-]+)(?:&|$)/.exec(location.hash);
found && ask(${before} + found[1] + ${after});`;
}

/** What a page's script does before all else: the document's loader asks, as long as the first page is not there. */
export const beginningOf = (reads: readonly string[]): string =>
  `(function (ask, found) {
if (!ask) return;
${reads.map(statementOf).join('\n')}
})(window.__suiteAsk);
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
        const routes: readonly Route[] = await this.load().then(
          (table) => table.routes,
          () => [],
        );
        const done = new Set<string>();
        for (const { name, reads = [] } of routes) {
          // Chunks that a page shares with others come before its own.
          const own = compilation.namedChunkGroups.get(name)?.chunks.at(-1);
          const file = [...(own?.files ?? [])].find((one) => one.endsWith('.js'));
          if (!file || reads.length === 0 || done.has(file)) continue;
          // Editions of a page share their script.
          done.add(file);
          compilation.updateAsset(file, (old) => new sources.ConcatSource(beginningOf(reads), old));
        }
      });
    });
  }
}
