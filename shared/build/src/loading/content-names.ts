import { createHash } from 'node:crypto';
import { HASH_LENGTH, nameWithHash } from '@suite/loader/registry';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const { Compilation: Stages, sources } = webpack;

/** A file as the build's code calls it, and the hash of its content. */
interface Named {
  file: string;
  hash: string;
}

/** The line of a script that vouches for these files; `LoadingPlugin` has the code that reads it. */
const lineFor = (files: readonly Named[]) =>
  `(document.currentScript||self).book=["${files.map(({ file }) => file).join(' ')}",` +
  `"${files.map(({ hash }) => hash).join('')}"];`;

/** The map of a script with a line before it. */
function moveDown(map: webpack.sources.Source): webpack.sources.Source {
  const moved = JSON.parse(map.source().toString()) as { mappings: string };
  return new sources.RawSource(JSON.stringify({ ...moved, mappings: `;${moved.mappings}` }));
}

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
 * Names every script and style after its content, and lets one script, whose own hash is in the registry, vouch for all
 * others by their hashes, from which their names follow. No other file changes when one does.
 */
export class ContentNamesPlugin {
  private readonly into: string;
  private readonly before: readonly string[];

  /** `into` is the chunk that vouches for the others, `before` are chunks that are loaded before it. */
  constructor(into: string, before: readonly string[] = []) {
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
      // What it vouches for gets its name last.
      const isInto = chunk.name === this.into;
      const files = [style, isInto ? undefined : script].filter((file) => file !== undefined);
      const known = files.map((file) => named(compilation, file));
      // The registry has the hashes of what comes first.
      if (!isInto && !this.before.includes(String(chunk.name))) book.push(...known);
    }
    const chunk = compilation.namedChunks.get(this.into);
    const into = chunk && fileOf(chunk, '.js');
    if (!into) throw new Error(`there is no chunk "${this.into}" to keep the hashes in`);
    const line = book.length > 0 ? `${lineFor(book)}\n` : '';
    compilation.updateAsset(into, (source) => new sources.ConcatSource(line, source));
    if (compilation.getAsset(`${into}.map`)) compilation.updateAsset(`${into}.map`, moveDown);
    named(compilation, into);
  }
}
