import webpack, { type Compiler } from 'webpack';

/** Runs before webpack adds a script to the page; `script` is the element. */
const mark = `
var known = (window.__suiteHashes || {})[script.src.split('?')[0]] || window.__suiteUnknown;
if (known) {
  script.integrity = known;
  if (script.src.indexOf(location.origin + '/') !== 0) script.crossOrigin = 'anonymous';
}`;

/**
 * Sets the `integrity` of every chunk's script to its known hash, so that the browser refuses a file that
 * was changed on the way, or that is not known. Styles get theirs in `insertStyle`.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    const { LoadScriptRuntimeModule } = webpack.runtime;
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      const hooks = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('Integrity', (source) => source + mark);
    });
  }
}
