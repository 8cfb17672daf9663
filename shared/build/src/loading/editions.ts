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

function mergeEditions(compilation: Compilation): void {
  const { chunkGraph, chunks } = compilation;
  const kept: { chunk: Chunk; pages: Code[] }[] = [];
  for (const page of Array.from(chunks).filter(isPage)) {
    const code: Code = new Set(chunkGraph.getChunkModulesIterable(page));
    const first = kept.find(({ pages }) => pages.every((other) => isEdition(code, other)));
    if (!first) {
      kept.push({ chunk: page, pages: [code] });
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
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('Editions', (compilation) => {
      // By then webpack has not yet moved what pages share into chunks of their own.
      compilation.hooks.afterChunks.tap('Editions', () => mergeEditions(compilation));
    });
  }
}
