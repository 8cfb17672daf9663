import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

const { Compilation: Stages, sources } = webpack;

const isLoadable = (name: string) => /\.(js|css)$/.test(name) && !/hot-update/.test(name);

/** A file's name as it is before its hash is known: their order must not depend on what only this build has. */
const withoutHash = (name: string) => name.replace(/\.\w{6}\./, '.');

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64');

/** The script that puts hashes into the page's book. Addresses are relative to that script's own. */
const bookOf = (hashes: Record<string, string>) =>
  `;(function(book,src){var all=self.__suiteHashes=self.__suiteHashes||{},at=src.replace(/[^\\/]+$/,"");` +
  `for(var file in book)all[at+file]="sha256-"+book[file]})` +
  `(${JSON.stringify(hashes)},document.currentScript.src.split("?")[0]);`;

function fileOf(compilation: Compilation, chunk: string): string {
  const files = compilation.namedChunks.get(chunk)?.files ?? [];
  const script = [...files].find((name) => name.endsWith('.js') && !/hot-update/.test(name));
  if (!script) throw new Error(`there is no chunk "${chunk}" to keep the hashes in`);
  return script;
}

/** The map of a script with a line before it. */
function moveDown(map: webpack.sources.Source): webpack.sources.Source {
  const moved = JSON.parse(map.source().toString()) as { mappings: string };
  return new sources.RawSource(JSON.stringify({ ...moved, mappings: `;${moved.mappings}` }));
}

/**
 * Writes the hash of every script and style into one script that is loaded before them. That script's own
 * hash is in the registry, so all files are checked although the registry stays small.
 */
export class HashBookPlugin {
  private readonly into: string;
  private readonly without: readonly string[];

  /** `into` is the chunk that keeps the book, `without` are chunks that are loaded before it. */
  constructor(into: string, without: readonly string[] = []) {
    this.into = into;
    this.without = without;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('HashBook', (compilation) => {
      const stage = Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
      const inBook = (assets: Compilation['assets']) => {
        const known = [this.into, ...this.without].map((chunk) => fileOf(compilation, chunk));
        return Object.keys(assets)
          .filter((name) => isLoadable(name) && !known.includes(name))
          .sort((a, b) => withoutHash(a).localeCompare(withoutHash(b)));
      };
      const into = () => fileOf(compilation, this.into);
      // The names of the files get into the hash of the script that has the book, so its own name stands for them, too.
      compilation.hooks.processAssets.tap({ name: 'HashBook', stage: stage - 1 }, (assets) => {
        const book = bookOf(Object.fromEntries(inBook(assets).map((name) => [name, ''])));
        compilation.updateAsset(into(), (source) => new sources.ConcatSource(book, '\n', source));
      });
      // Only then are file names final: each file contains its own name, in the address of its source map.
      compilation.hooks.processAssets.tap({ name: 'HashBook', stage: stage + 1 }, (assets) => {
        const hashes = inBook(assets).map((name) => [
          name,
          hashOf((assets[name] as webpack.sources.Source).source()),
        ]);
        const book = hashes.length > 0 ? `${bookOf(Object.fromEntries(hashes))}\n` : '';
        compilation.updateAsset(into(), (source) => {
          const text = source.source().toString();
          return new sources.RawSource(book + text.slice(text.indexOf('\n') + 1));
        });
        const map = `${into()}.map`;
        if (book && assets[map]) compilation.updateAsset(map, moveDown);
      });
    });
  }
}
