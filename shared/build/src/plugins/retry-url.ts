import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

class RetryUrlModule extends RuntimeModule {
  private readonly key: string;

  constructor(key: string) {
    super('retry url', RuntimeModule.STAGE_ATTACH);
    this.key = key;
  }

  override generate() {
    const name = JSON.stringify(this.key);
    const wrap = (getter: string) =>
      `if (${getter}) { var ${getter.replace(/\W/g, '')} = ${getter}; ${getter} = function (id) { return ${getter.replace(/\W/g, '')}(id) + suffix(); }; }`;
    return Template.asString([
      `function suffix() { return (window.__suiteRetry || {})[${name}] || ''; }`,
      wrap(RuntimeGlobals.getChunkScriptFilename),
      wrap(`${RuntimeGlobals.require}.miniCssF`),
    ]);
  }
}

/**
 * Lets the host change the addresses of an app's chunks before it tries again. At the same address, the
 * browser would wait for the request that hangs.
 */
export class RetryUrlPlugin {
  private readonly key: string;

  /** The host leaves the suffix of the addresses under this key. */
  constructor(key: string) {
    this.key = key;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RetryUrl', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('RetryUrl', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.getChunkScriptFilename);
          compilation.addRuntimeModule(chunk, new RetryUrlModule(this.key));
          return undefined;
        });
    });
  }
}
