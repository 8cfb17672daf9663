import { createHash } from 'node:crypto';
import { HASH_LENGTH, nameWithHash } from '@suite/kernel/registry';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const { Compilation: Stages, sources } = webpack;

/** A file as the build's code calls it, and the hash of its content. */
interface Named {
  file: string;
  hash: string;
}

/** The line of a script that vouches for these files. */
const lineFor = (files: readonly Named[]) =>
  `__suiteKnow(document.currentScript,"${files.map(({ file }) => file).join(' ')}",` +
  `"${files.map(({ hash }) => hash).join('')}");`;

/** The map of a script with a line before it. */
function moveDown(map: webpack.sources.Source): webpack.sources.Source {
  const moved = JSON.parse(map.source().toString()) as { mappings: string };
  return new sources.RawSource(JSON.stringify({ ...moved, mappings: `;${moved.mappings}` }));
}

/** The file that has the hashes of a remote's scripts. No chunk has its name: those of pages begin with a capital. */
const BOOK = 'book.js';

/** What such a file is called when it has its hash. */
export const isBook = (file: string): boolean => /^book\.\w+\.js$/.test(file);

const fileOf = ({ files }: Chunk, ending: string) => [...files].find((file) => file.endsWith(ending));

/** Names a file and its map after its content. */
function named(compilation: Compilation, file: string): Named {
  const content = compilation.getAsset(file)?.source.source() as string | Buffer;
  const one = { file, hash: createHash('sha256').update(content).digest('base64').slice(0, HASH_LENGTH) };
  const map = `${file}.map`;
  const name = nameWithHash(file, one.hash);
  compilation.renameAsset(file, name);
  if (compilation.getAsset(map)) compilation.renameAsset(map, `${name}.map`);
  return one;
}

/**
 * Names every script and style after its content, and lets scripts vouch for them by their hashes, from which the
 * page derives the names: one script, whose own hash is in the registry, for all other scripts and for styles without
 * a script, and each script for its own style. No other file changes when one does.
 */
export class ContentNamesPlugin {
  private readonly into: string | undefined;
  private readonly before: readonly string[];

  /**
   * `into` is the chunk that vouches for the others; without one they get a file of their own, which changes with each
   * of them and therefore has nothing else in it. `before` are chunks that are loaded before it.
   */
  constructor(into?: string, before: readonly string[] = []) {
    this.into = into;
    this.before = before;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ContentNames', (compilation) => {
      // The names of pictures, which are in scripts and styles, are final only then.
      const stage = Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ContentNames', stage }, () => this.nameAll(compilation));
    });
  }

  private nameAll(compilation: Compilation): void {
    const book: Named[] = [];
    // By code units: another machine's language must not change the table.
    const chunks = [...compilation.chunks].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
    for (const chunk of chunks) {
      const [style, script] = [fileOf(chunk, '.css'), fileOf(chunk, '.js')];
      const known = style && named(compilation, style);
      // The registry has the hashes of what comes first.
      if (this.into && chunk.name === this.into) continue;
      if (this.before.includes(String(chunk.name))) {
        if (script) named(compilation, script);
        continue;
      }
      if (script && known)
        compilation.updateAsset(
          script,
          (source) => new sources.ConcatSource(source, '\n;', lineFor([known])),
        );
      if (script) book.push(named(compilation, script));
      // Pages may share styles and nothing else: no script of the chunk could vouch for them.
      else if (known) book.push(known);
    }
    const line = book.length > 0 ? lineFor(book) : '';
    if (this.into) this.writeInto(compilation, this.into, line && `${line}\n`);
    else {
      // A minifier that took up this late file would change it after it has its name.
      compilation.emitAsset(BOOK, new sources.RawSource(line), { minimized: true });
      named(compilation, BOOK);
    }
  }

  private writeInto(compilation: Compilation, name: string, line: string): void {
    const chunk = compilation.namedChunks.get(name);
    const into = chunk && fileOf(chunk, '.js');
    if (!into) throw new Error(`there is no chunk "${name}" to keep the hashes in`);
    compilation.updateAsset(into, (source) => new sources.ConcatSource(line, source));
    if (compilation.getAsset(`${into}.map`)) compilation.updateAsset(`${into}.map`, moveDown);
    named(compilation, into);
  }
}
