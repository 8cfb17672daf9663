import webpack, { type Chunk, type Compiler, type RuntimeModule } from 'webpack';

const { ReplaceSource } = webpack.sources;

/** The attribute of a script element that names the release for which it is loaded. */
const MARK = 'data-for';

const sameAddress = 's.getAttribute("src") == url';

/** A script that is there for another release runs for that one only. */
function forOwnScripts(code: string, own: string): string {
  if (!code.includes(sameAddress)) throw new Error('webpack finds scripts otherwise: look at it anew');
  return code.replace(sameAddress, `${sameAddress} && s.getAttribute("${MARK}") == ${own}`);
}

/**
 * Lets releases share chunks. A chunk does not name its release: it reads from its own script element whose runtime
 * it is for, so its text stays the same, and two releases in one page each load it.
 */
export class NamespacePlugin {
  apply(compiler: Compiler) {
    const { LoadScriptRuntimeModule } = webpack.runtime;
    const { JavascriptModulesPlugin } = webpack.javascript;
    compiler.hooks.thisCompilation.tap('Namespace', (compilation) => {
      const { chunkLoadingGlobal, uniqueName, globalObject } = compilation.outputOptions;
      const own = JSON.stringify(uniqueName);
      const fixed = `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`;
      const prefix = (chunkLoadingGlobal as string).slice(0, -(uniqueName as string).length);
      const read = `${globalObject}[${JSON.stringify(prefix)} + document.currentScript.getAttribute("${MARK}")]`;

      const { renderChunk } = JavascriptModulesPlugin.getCompilationHooks(compilation);
      renderChunk.tap({ name: 'Namespace', stage: 100 }, (source, { chunk }) => {
        if ((chunk as Chunk).hasRuntime()) return source;
        const replaced = new ReplaceSource(source);
        const text = source.source().toString();
        for (let at = text.indexOf(fixed); at >= 0; at = text.indexOf(fixed, at + 1))
          replaced.replace(at, at + fixed.length - 1, read);
        return replaced;
      });

      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Namespace',
        (source) => `${source}\nscript.setAttribute("${MARK}", ${own});`,
      );
      compilation.hooks.runtimeModule.tap('Namespace', (module: RuntimeModule) => {
        if (module.name !== 'load script') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          return typeof code === 'string' ? forOwnScripts(code, own) : code;
        };
      });
    });
  }
}
