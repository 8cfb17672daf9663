import webpack, { type Chunk, type Compiler } from 'webpack';
import { MARK, OWN_NAME } from './own-name';

const { ReplaceSource } = webpack.sources;

/** Replaces text in webpack's code wherever it is, and throws if it is not there. */
function replaced(source: webpack.sources.Source, from: string, to: string): webpack.sources.Source {
  const result = new ReplaceSource(source);
  const text = source.source().toString();
  if (!text.includes(from)) throw new Error(`webpack writes no ${from}: look at it anew`);
  for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + 1))
    result.replace(at, at + from.length - 1, to);
  return result;
}

/**
 * Lets releases share files. No file names its release: it reads from its own script element for which one it runs.
 * So its text stays the same, and two releases in one page each load it.
 */
export class NamespacePlugin {
  apply(compiler: Compiler) {
    const { JavascriptModulesPlugin } = webpack.javascript;
    compiler.hooks.thisCompilation.tap('Namespace', (compilation) => {
      const { chunkLoadingGlobal, uniqueName, globalObject } = compilation.outputOptions;
      const fixed = `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`;
      const prefix = (chunkLoadingGlobal as string).slice(0, -(uniqueName as string).length);
      const chunksOf = (name: string) => `${globalObject}[${JSON.stringify(prefix)} + ${name}]`;

      const hooks = JavascriptModulesPlugin.getCompilationHooks(compilation);
      const late = { name: 'Namespace', stage: 100 };
      // A hot update is not asked for by a release's name: only one release of an app is developed at a time.
      const isPiece = (chunk: Chunk) => !chunk.hasRuntime() && !(chunk instanceof webpack.HotUpdateChunk);
      hooks.renderChunk.tap(late, (source, { chunk }) =>
        !isPiece(chunk as Chunk)
          ? source
          : replaced(source, fixed, chunksOf(`document.currentScript.getAttribute("${MARK}")`)),
      );
      hooks.renderStartup.tap(late, (source) => {
        const text = source.source().toString();
        return text.includes(`window.${uniqueName} =`)
          ? replaced(source, `window.${uniqueName}`, `window[${OWN_NAME}]`)
          : source;
      });
    });
  }
}
