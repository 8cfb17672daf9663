import type { AsyncDependenciesBlock, Compiler, Dependency, Module } from 'webpack';

/** What is imported later is named by its chunk, and its importer says that name. */
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
          for (const { chunkName, dependencies } of module.blocks as Block[])
            for (const dependency of chunkName ? dependencies : []) {
              const found = moduleGraph.getModule(dependency);
              const name = chunkName as string;
              if (found) imported.set(name, (imported.get(name) ?? new Set()).add(found));
            }
        // A module that is imported under two names has the later one in every build.
        for (const [name, found] of [...imported].sort(([a], [b]) => (a < b ? -1 : 1))) {
          const [module] = found;
          // The number of another module must not be hit.
          if (module && found.size === 1 && /^[A-Za-z]/.test(name)) chunkGraph.setModuleId(module, name);
        }
      });
    });
  }
}
