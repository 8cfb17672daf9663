import { HASH_IN_NAME, HASH_LENGTH } from '@suite/loader/registry';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** What a build's code has of the release for which it runs: the loader's `PageRelease`. */
export const RELEASE = `${RuntimeGlobals.require}.release`;

/** The globals of a remote's files: those of the release for which the script runs; in other pages those of the page. */
export const OWN_GLOBALS = '((document.currentScript || 0).release || self)';

/** Reads from the element of an app's first script for which release it runs, and from its book what its files are called. */
class ReleaseModule extends RuntimeModule {
  private readonly container: string | undefined;

  constructor(container: string | undefined) {
    // When webpack's own functions are there.
    super('release', RuntimeModule.STAGE_ATTACH);
    this.container = container;
  }

  override generate() {
    const { require, getChunkScriptFilename, publicPath } = RuntimeGlobals;
    const container = JSON.stringify(this.container);
    return Template.asString([
      'var script = document.currentScript || self;',
      `var release = ${RELEASE} = script.release || { retry: "" };`,
      // The document writes addresses of its own origin so, and what it has begun to load is found by its address.
      `${publicPath} = ${publicPath}.replace(location.origin, "");`,
      // The page looks for the container under the name of the release.
      this.container
        ? `Object.defineProperty(release, ${container}, { configurable: true, set: function (it) { self[release.name] = it; } });`
        : '',
      // As `nameWithHash` of the loader's registry, by which publishing names the files.
      `var folder = ${publicPath}.replace(/^.+?(?=\\/releases\\/)/, "");`,
      'var names = {}, known = (self.__suite || {}).hashes || {};',
      'if (script.book) script.book[0].split(" ").forEach(function (file, at) {',
      Template.indent([
        `var hash = script.book[1].substr(at * ${HASH_LENGTH}, ${HASH_LENGTH});`,
        'var name = names[file] = file.replace(/(~\\w+)?\\.(\\w+)$/, function (_, group, ending) {',
        Template.indent([
          `return "." + hash.slice(0, group ? ${HASH_IN_NAME + 1} : ${HASH_IN_NAME}).replace(/\\W/g, "_") + "." + ending;`,
        ]),
        '});',
        'known[folder + name] = "sha256-" + hash + "=";',
      ]),
      '});',
      `["${getChunkScriptFilename.slice(require.length + 1)}", "miniCssF"].forEach(function (key) {`,
      Template.indent([
        `var fileOf = ${require}[key];`,
        `if (fileOf) ${require}[key] = function (id) { return (names[fileOf(id)] || fileOf(id)) + release.retry; };`,
      ]),
      '});',
    ]);
  }
}

/**
 * Lets webpack's own code load an app's files as the page wants it: for the release that asks, with the content that
 * was published, and under another address after a failure. Nothing that webpack generates is changed.
 */
export class LoadingPlugin {
  private readonly container: string | undefined;

  /** `container` is the global that a remote's entry sets. */
  constructor(container?: string) {
    this.container = container;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('Loading', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('Loading', (chunk) => {
          compilation.addRuntimeModule(chunk, new ReleaseModule(this.container));
          return undefined;
        });
      const prepare = (element: string) =>
        `if (self.__suite && __suite.prepare) __suite.prepare(${element}, ${RELEASE});`;
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Loading',
        (source) => `${source}\n${prepare('script')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'Loading',
        (source, { tag }) => Template.asString([source, prepare(tag)]),
      );
    });
  }
}
