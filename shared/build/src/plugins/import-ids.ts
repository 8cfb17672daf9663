import type { AsyncDependenciesBlock, Compiler, Dependency, Module } from 'webpack';

/** An `import()`; `chunkName` is the name that its comment gives. */
type Block = AsyncDependenciesBlock & { chunkName?: string | null; dependencies: Dependency[] };

/**
 * Gives a module that is imported as a chunk of its own the chunk's name as its id. webpack's own id changes with the
 * modules that are joined to it, and with the id the text of each importer: the route table, for one.
 */
export class ImportIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ImportIds', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'ImportIds', stage: -10 }, (modules) => {
        const { chunkGraph, moduleGraph } = compilation;
        const imported = new Map<string, Set<Module>>();
        for (const module of modules)
          for (const { chunkName: name, dependencies } of module.blocks as Block[])
            for (const dependency of dependencies) {
              const found = moduleGraph.getModule(dependency);
              if (name && found) imported.set(name, (imported.get(name) ?? new Set()).add(found));
            }
        // A module that is imported under two names has the later one in every build.
        for (const [name, found] of [...imported].sort(([a], [b]) => (a < b ? -1 : 1))) {
          const [module] = found;
          // webpack's own ids are numbers, and no name may be one of them.
          if (module && found.size === 1 && /^[A-Za-z]/.test(name)) chunkGraph.setModuleId(module, name);
        }
      });
    });
  }
}
