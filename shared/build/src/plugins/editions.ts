import type { RouteTable } from '@suite/kernel/routes';
import type { Chunk, Compilation, Compiler, Module, NormalModule } from 'webpack';
import { isRouteTable } from '../workspace';
import { joinChunks } from './join-chunks';

/** Bytes of source that two editions of a page may each have of their own; most have 300. */
const OWN = 2500;

const isTable = (module: Module | null) => isRouteTable((module as NormalModule | null)?.resource ?? '');

/** The chunk of a page: only route tables import it. */
const isPage = ({ groupsIterable }: Chunk) =>
  Array.from(groupsIterable).every(
    ({ origins }) => origins.length > 0 && origins.every(({ module }) => isTable(module)),
  );

type Code = ReadonlySet<Module>;

function isEdition(one: Code, other: Code): boolean {
  const ownOf = (code: Code, than: Code) =>
    Array.from(code).reduce((sum, module) => sum + (than.has(module) ? 0 : module.size()), 0);
  return ownOf(one, other) <= OWN && ownOf(other, one) <= OWN;
}

function mergeEditions(compilation: Compilation, readsOf: (page: string) => string): void {
  const { chunkGraph, chunks } = compilation;
  const kept: { chunk: Chunk; name: string; pages: Code[] }[] = [];
  for (const page of Array.from(chunks).filter(isPage)) {
    const name = String(page.name);
    const code: Code = new Set(chunkGraph.getChunkModulesIterable(page));
    const first = kept.find(
      (one) => readsOf(one.name) === readsOf(name) && one.pages.every((other) => isEdition(code, other)),
    );
    if (!first) {
      kept.push({ chunk: page, name, pages: [code] });
      continue;
    }
    first.pages.push(code);
    joinChunks(compilation, first.chunk, page);
  }
}

/**
 * Lets the editions of a page share a chunk: pages whose code is the same but for a few lines. With a chunk each, a
 * learner who goes from one edition to another would fetch all of it again, and each file has a hash that every
 * visitor of the app gets. A page is still found by its route's name, which is that of its import.
 */
export class EditionsPlugin {
  private readonly load: (() => Promise<RouteTable>) | undefined;

  /** `load` gives the table that says what each page reads first: a chunk's script begins the reads of one page. */
  constructor(load?: () => Promise<RouteTable>) {
    this.load = load;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('Editions', (compilation) => {
      let reads = new Map<string, string>();
      compilation.hooks.finishModules.tapPromise('Editions', async () => {
        const table = await this.load?.().catch(() => undefined);
        reads = new Map(table?.routes.map((route) => [route.name, String(route.reads)]));
      });
      // By then webpack has not yet moved what pages share into chunks of their own.
      compilation.hooks.afterChunks.tap('Editions', () =>
        mergeEditions(compilation, (page) => reads.get(page) ?? ''),
      );
    });
  }
}
