import { transform } from '@swc/core';
import { build } from 'esbuild';
import { syntaxFault } from './plugins/floor';

/**
 * Bundles the script that is written into the document. Even engines below the floor must run it, because it
 * tells their learners to upgrade, so it comes out as ES5.
 */
export async function bundleInline(entry: string): Promise<string> {
  const bundled = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2015',
    charset: 'utf8',
    legalComments: 'none',
  });
  const { code } = await transform(bundled.outputFiles[0]?.text as string, {
    isModule: false,
    minify: true,
    jsc: {
      target: 'es5',
      loose: true,
      // The loader iterates and spreads arrays only, so helpers for other iterables can go.
      assumptions: { iterableIsArray: true, arrayLikeIsIterable: true },
      minify: { compress: { passes: 2 }, mangle: true, format: { asciiOnly: false } },
    },
  });
  const fault = syntaxFault(code, 5);
  if (fault) throw new Error(`the inline loader is no ES5: ${fault}`);
  return code.trim().replace(/<\/(script)/gi, '<\\/$1');
}
