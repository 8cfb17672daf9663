import { EsbuildPlugin } from 'esbuild-loader';
import TerserPlugin from 'terser-webpack-plugin';

/**
 * Chromium compiles all functions of such a file while it arrives, beside the page's own thread; otherwise it reads
 * each function twice, and the second time the page waits for it.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lowers everything that is emitted to the engine floor, libraries and federation runtime included,
 * then minifies it. esbuild only lowers, because swc minifies better; swc alone would leave a library's
 * `import()` in place.
 */
export function minimizers() {
  return [
    new EsbuildPlugin({
      target: 'es2015',
      minify: false,
      supported: { 'dynamic-import': false },
      css: false,
      legalComments: 'none',
    }),
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      extractComments: false,
      // swc has threads of its own; processes would cost their start and the sending of each file's map.
      parallel: false,
      terserOptions: {
        ecma: 2015,
        compress: { ecma: 2015, passes: 2 },
        mangle: true,
        format: { ecma: 2015, comments: false, preamble: COMPILE_HINT },
      },
    }),
    new EsbuildPlugin({ include: /\.css$/, target: ['chrome66', 'ios10.3'], minify: true, css: true }),
  ];
}
