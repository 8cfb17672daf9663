import webpack, { type Compilation, type Compiler, type RuntimeModule } from 'webpack';

const { RuntimeGlobals, Template, sources } = webpack;

const RELEASES = `${RuntimeGlobals.require}.S`;

const handlers = /moduleToHandlerMapping = (\{[\s\S]*?\n\});/;

/** The host offers one version of each module at once, and publishing checks that it fits. */
function sharedModules(code: string): string {
  const list = handlers.exec(code)?.[1];
  if (!list || !list.includes('loadSingleton("'))
    throw new Error('webpack writes its shared modules otherwise: look at it anew');
  return Template.asString([
    'var loadSingleton = function (scope, name) {',
    Template.indent([
      `var versions = ${RELEASES}[scope][name];`,
      'return versions[Object.keys(versions)[0]].get();',
    ]),
    '};',
    `var modules = ${list};`,
    'Object.keys(modules).forEach(function (id) {',
    Template.indent(
      `${RuntimeGlobals.moduleFactories}[id] = function (module) { module.exports = modules[id]()(); };`,
    ),
    '});',
  ]);
}

/** A container gets the host's modules, and offers none itself. */
const sharing = `${RELEASES} = {};`;

const exposed = /moduleMap = (\{[\s\S]*?\n\});/;

/** The host asks each container for what it has, and gives it its modules before. */
function shortContainer(code: string): string {
  const list = exposed.exec(code)?.[1];
  if (!list) throw new Error('webpack writes its containers otherwise: look at it anew');
  return Template.asString([
    `var modules = ${list};`,
    'exports.get = function (name) { return modules[name](); };',
    `exports.init = function (scope) { ${RELEASES}.default = scope; };`,
  ]);
}

const ENSURE = RuntimeGlobals.ensureChunk;

/** Lets code ask for several chunks by one text of their names. */
const ensureAll = (code: string) =>
  Template.asString([
    code,
    `var ensure = ${ENSURE};`,
    `${ENSURE} = function (ids) { return Promise.all(ids.split(' ').map(function (id) { return ensure(id); })); };`,
  ]);

/** The chunks of an import: a route table has one for each page. */
function inOneText(promise: string): string {
  const list = /^Promise\.all\([^[]*\[([^\]]*)\]\)$/.exec(promise)?.[1];
  const names = list?.match(/(?<=\(")[\w-]+(?="\))/g) ?? [];
  return names.length > 1 && names.length === list?.split(',').length
    ? `${ENSURE}("${names.join(' ')}")`
    : promise;
}

function shortenImports({ runtimeTemplate }: Compilation): void {
  const blockPromise = runtimeTemplate.blockPromise.bind(runtimeTemplate);
  runtimeTemplate.blockPromise = (options) => inOneText(blockPromise(options));
}

const automatic = /Automatic publicPath/;
const ownFolder = `${RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]+$/, '');`;

const styleList = /var cssChunks = (\{.*?\});/;
const insertion = /\((function insertStyle[\s\S]*?)\)\(linkTag\)/;

/** Loads a chunk's style: the extracting plugin's own code also replaces styles and looks among `<style>` elements. */
function shortStyles(code: string): string {
  const list = styleList.exec(code)?.[1];
  const insert = insertion.exec(code)?.[1];
  if (!code) return code;
  if (!list || !insert) throw new Error('styles are loaded otherwise: look at it anew');
  return Template.asString([
    'var styles = {};',
    `${RuntimeGlobals.ensureChunkHandlers}.miniCss = function (chunkId, promises) {`,
    Template.indent([
      `var cssChunks = ${list};`,
      'if (cssChunks[chunkId]) promises.push(styles[chunkId] = styles[chunkId] || new Promise(function (resolve, reject) {',
      Template.indent([
        `var href = ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.require}.miniCssF(chunkId);`,
        `if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')) return resolve();`,
        'var link = document.createElement("link");',
        'link.rel = "stylesheet";',
        'link.href = href;',
        'link.onload = function () { link.onerror = null; resolve(); };',
        'link.onerror = function (event) {',
        Template.indent([
          'var error = new Error("Loading CSS chunk " + chunkId + " failed.\\n(" + event.type + ": " + href + ")");',
          'error.name = "ChunkLoadError";',
          'link.onerror = styles[chunkId] = null;',
          'link.remove();',
          'reject(error);',
        ]),
        '};',
        `(${insert})(link);`,
      ]),
      '}));',
    ]),
    '};',
  ]);
}

const shorter: Record<string, (code: string) => string> = {
  consumes: sharedModules,
  global: () => `${RuntimeGlobals.global} = self;`,
  sharing: () => sharing,
  publicPath: (code) => (automatic.test(code) ? ownFolder : code),
  'css loading': shortStyles,
  'ensure chunk': ensureAll,
};

/**
 * Shortens webpack's code that starts an app and loads its chunks: it is in every app's first script, and most of it
 * is for cases that the suite does not have.
 */
export class LeanRuntimePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('LeanRuntime', (compilation) => {
      shortenImports(compilation);
      webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation).renderModuleContent.tap(
        'LeanRuntime',
        (source, module) =>
          module.constructor.name === 'ContainerEntryModule'
            ? new sources.RawSource(shortContainer(source.source().toString()))
            : source,
      );
      compilation.hooks.runtimeModule.tap('LeanRuntime', (module: RuntimeModule) => {
        const shorten = shorter[module.name];
        if (!shorten) return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          return typeof code === 'string' ? shorten(code) : code;
        };
      });
    });
  }
}
