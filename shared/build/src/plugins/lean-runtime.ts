import webpack, { type Compiler, type RuntimeModule } from 'webpack';

const { RuntimeGlobals, Template, sources } = webpack;

const RELEASES = `${RuntimeGlobals.require}.S`;

const shared = /(\S+): \(\) => \(loadSingleton\("default", ("[^"]+")/g;

/** The host offers one version of each module at once, and publishing checks that it fits. */
function sharedModules(code: string): string {
  const names = [...code.matchAll(shared)].map(([, id, name]) => `${id}: ${name}`);
  if (names.length === 0) throw new Error('webpack writes its shared modules otherwise: look at it anew');
  return Template.asString([
    `var names = { ${names.join(', ')} };`,
    'Object.keys(names).forEach(function (id) {',
    Template.indent([
      `${RuntimeGlobals.moduleFactories}[id] = function (module) {`,
      Template.indent([
        `var versions = ${RELEASES}.default[names[id]];`,
        'module.exports = versions[Object.keys(versions)[0]].get()();',
      ]),
      '};',
    ]),
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

const automatic = /Automatic publicPath/;
const ownFolder = `${RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]+$/, '');`;

const shorter: Record<string, (code: string) => string> = {
  consumes: sharedModules,
  global: () => `${RuntimeGlobals.global} = self;`,
  sharing: () => sharing,
  publicPath: (code) => (automatic.test(code) ? ownFolder : code),
};

/**
 * Shortens webpack's code that starts an app: it is in every app's first script, and most of it is for cases that the
 * suite does not have. The code that loads chunks is our own (`ChunkLoadingPlugin`).
 */
export class LeanRuntimePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('LeanRuntime', (compilation) => {
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
