import { parse } from 'acorn';
import webpack, { type Compiler } from 'webpack';
import { readOutput } from './output';

/** The first place in a script with syntax newer than this edition of the language, if there is one. */
export function syntaxFault(code: string, edition: 5 | 2015): string | undefined {
  try {
    parse(code, { ecmaVersion: edition, sourceType: 'script' });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Fails the build when an emitted script has syntax above the engine floor. */
export class FloorPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('Floor', (compilation) => {
      for (const { name } of compilation.getAssets()) {
        if (!name.endsWith('.js')) continue;
        const fault = syntaxFault(readOutput(compiler, name).toString('utf8'), 2015);
        if (fault) {
          compilation.errors.push(
            new webpack.WebpackError(`${name} is above the engine floor (ES2015): ${fault}`),
          );
        }
      }
    });
  }
}
