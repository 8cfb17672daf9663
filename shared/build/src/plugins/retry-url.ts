import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** The release's own name, which only the script with webpack's runtime knows: all other scripts outlive a release. */
export const OWN_NAME = `${RuntimeGlobals.require}.ownName`;

class RetryUrlModule extends RuntimeModule {
  constructor() {
    super('retry url', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    const wrap = (getter: string) =>
      `if (${getter}) { var ${getter.replace(/\W/g, '')} = ${getter}; ${getter} = function (id) { return ${getter.replace(/\W/g, '')}(id) + suffix(); }; }`;
    return Template.asString([
      `${OWN_NAME} = ${JSON.stringify(this.compilation?.outputOptions.uniqueName)};`,
      `function suffix() { return (window.__suiteRetry || {})[${OWN_NAME}] || ''; }`,
      wrap(RuntimeGlobals.getChunkScriptFilename),
      wrap(`${RuntimeGlobals.require}.miniCssF`),
    ]);
  }
}

/**
 * Lets the host change the addresses of an app's chunks before it tries again. At the same address, the
 * browser would wait for the request that hangs. The host leaves the suffix under the release's own name.
 */
export class RetryUrlPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RetryUrl', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('RetryUrl', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.getChunkScriptFilename);
          compilation.addRuntimeModule(chunk, new RetryUrlModule());
          return undefined;
        });
    });
  }
}
