import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** The release's own name, which no file of it contains: files outlive a release. */
export const OWN_NAME = `${RuntimeGlobals.require}.ownName`;

/** The names of its files by those that the build's code has for them; empty where these are the real ones. */
export const FILE_NAMES = `${RuntimeGlobals.require}.fileNames`;

/** The attribute of a script element that names the release for which it is loaded. */
export const MARK = 'data-for';

class OwnNameModule extends RuntimeModule {
  constructor() {
    // Before the modules that use it.
    super('own name', RuntimeModule.STAGE_NORMAL - 10);
  }

  override generate() {
    const name = JSON.stringify(this.compilation?.outputOptions.uniqueName);
    return Template.asString([
      `${OWN_NAME} = document.currentScript && document.currentScript.getAttribute("${MARK}") || ${name};`,
      'var all = window.__suiteNames = window.__suiteNames || {};',
      `${FILE_NAMES} = all[${OWN_NAME}] = all[${OWN_NAME}] || {};`,
    ]);
  }
}

/** Lets a build's start read from its own script element for which release it runs. */
export class OwnNamePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('OwnName', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('OwnName', (chunk) => {
          compilation.addRuntimeModule(chunk, new OwnNameModule());
          return undefined;
        });
    });
  }
}
