import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import webpack, { type Compiler } from 'webpack';
import { bundleInline } from '../loader';

/** The template with its own styles made small: every byte of it is in each visitor's first trip. */
async function small(template: string): Promise<string> {
  const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(template) ?? [];
  const { code } = await transform(css, { loader: 'css', minify: true, target: ['chrome66', 'ios10.3'] });
  return template
    .replace(css, () => code.trim())
    .replace(/>\s+</g, '><')
    .replace(/\s*\n\s*/g, ' ');
}

/** Emits the host's document template with the inline loader in it. */
export class DocumentPlugin {
  private readonly template: string;
  private readonly loader: string;

  constructor(template: string, loader: string) {
    this.template = template;
    this.loader = loader;
  }

  apply(compiler: Compiler) {
    const { Compilation, sources, WebpackError } = webpack;
    compiler.hooks.thisCompilation.tap('Document', (compilation) => {
      compilation.fileDependencies.addAll([this.template, this.loader]);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: 'Document', stage }, async () => {
        try {
          const loader = await bundleInline(this.loader);
          const template = await small(await readFile(this.template, 'utf8'));
          const html = template.replace('<script data-loader></script>', () => `<script>${loader}</script>`);
          compilation.emitAsset('index.html', new sources.RawSource(html));
        } catch (error) {
          compilation.errors.push(new WebpackError((error as Error).message));
        }
      });
    });
  }
}
