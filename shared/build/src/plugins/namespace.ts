import webpack, { type Chunk, type Compiler, type RuntimeModule } from 'webpack';
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

const inText = (code: string, from: string, to: string) =>
  replaced(new webpack.sources.RawSource(code), from, to).source().toString();

/**
 * Lets releases share files. No file names its release: it reads from its own script element for which one it runs.
 * So its text stays the same, and two releases in one page each load it.
 */
export class NamespacePlugin {
  apply(compiler: Compiler) {
    const { LoadScriptRuntimeModule } = webpack.runtime;
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

      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Namespace',
        (source) => `${source}\nscript.setAttribute("${MARK}", ${OWN_NAME});`,
      );
      const sameAddress = 's.getAttribute("src") == url';
      const changes: Record<string, (code: string) => string> = {
        'jsonp chunk loading': (code) => inText(code, fixed, chunksOf(OWN_NAME)),
        // A script that is there for another release runs for that one only.
        'load script': (code) =>
          inText(
            inText(code, sameAddress, `${sameAddress} && s.getAttribute("${MARK}") == ${OWN_NAME}`),
            JSON.stringify(`${uniqueName}:`),
            `${OWN_NAME} + ":"`,
          ),
      };
      compilation.hooks.runtimeModule.tap('Namespace', (module: RuntimeModule) => {
        const change = changes[module.name];
        if (!change) return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          return typeof code === 'string' ? change(code) : code;
        };
      });
    });
  }
}
