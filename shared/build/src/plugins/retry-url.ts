import webpack, { type Compiler } from 'webpack';
import { FILE_NAMES, OWN_NAME } from './own-name';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

class RetryUrlModule extends RuntimeModule {
  constructor() {
    super('retry url', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    const wrap = (getter: string) => {
      const own = getter.replace(/\W/g, '');
      return `if (${getter}) { var ${own} = ${getter}; ${getter} = function (id) { return address(${own}(id)); }; }`;
    };
    return Template.asString([
      'function address(file) {',
      Template.indent(
        `return (${FILE_NAMES}[file] || file) + ((window.__suiteRetry || {})[${OWN_NAME}] || '');`,
      ),
      '}',
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
