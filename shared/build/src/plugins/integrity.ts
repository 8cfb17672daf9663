import webpack, { type Compiler } from 'webpack';

/** What is done with a script before it is put in: `script` is its element. */
const mark = `
var known = (window.__suiteHashes || {})[script.src.split('?')[0]];
if (known) {
  script.integrity = known;
  if (script.src.indexOf(location.origin + '/') !== 0) script.crossOrigin = 'anonymous';
}`;

/**
 * Gives every script of a chunk the hash under which the host knows its content: what was changed on
 * the way is then not executed. Styles get theirs where they are put in.
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
