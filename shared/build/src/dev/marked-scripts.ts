import webpack, { type Compiler, type RuntimeModule } from 'webpack';
import { MARK, OWN_NAME } from '../plugins/own-name';

function replaced(code: string, from: string, to: string): string {
  if (!code.includes(from)) throw new Error(`webpack writes no ${from}: look at it anew`);
  return code.replaceAll(from, to);
}

/**
 * Makes webpack's own code, which hot reload needs, load a remote's chunks for the release that asks, as
 * `ChunkLoadingPlugin` does in production.
 */
export class MarkedScriptsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('MarkedScripts', (compilation) => {
      const { chunkLoadingGlobal, uniqueName, globalObject } = compilation.outputOptions;
      const prefix = (chunkLoadingGlobal as string).slice(0, -(uniqueName as string).length);
      const fixed = `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`;
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'MarkedScripts',
        (source) => `${source}\nscript.setAttribute("${MARK}", ${OWN_NAME});`,
      );
      const sameAddress = 's.getAttribute("src") == url';
      const changes: Record<string, (code: string) => string> = {
        'jsonp chunk loading': (code) =>
          replaced(code, fixed, `${globalObject}[${JSON.stringify(prefix)} + ${OWN_NAME}]`),
        // A script that is there for another release runs for that one only.
        'load script': (code) =>
          replaced(
            replaced(code, sameAddress, `${sameAddress} && s.getAttribute("${MARK}") == ${OWN_NAME}`),
            JSON.stringify(`${uniqueName}:`),
            `${OWN_NAME} + ":"`,
          ),
      };
      compilation.hooks.runtimeModule.tap('MarkedScripts', (module: RuntimeModule) => {
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
