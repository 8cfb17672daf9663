import type { Compiler, RuntimeModule } from 'webpack';

/** webpack's code that compares versions: everything before the first function that a singleton needs. */
const comparing = /^[\s\S]*?(?=(?:const|var) exists = )/;

/** The host offers one version of each module, and publishing checks that it fits. */
function withoutVersions(code: string): string {
  if (!comparing.test(code)) throw new Error('webpack writes its shared modules otherwise: look at it anew');
  return code.replace(
    comparing,
    'var versionLt = function () { return false; }, satisfy = versionLt, rangeToString = versionLt;\n',
  );
}

/** Removes the comparing of versions from a container: a third of its code. */
export class LeanContainerPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('LeanContainer', (compilation) => {
      compilation.hooks.runtimeModule.tap('LeanContainer', (module: RuntimeModule) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          return typeof code === 'string' ? withoutVersions(code) : code;
        };
      });
    });
  }
}
