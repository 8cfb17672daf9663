import { relative, sep } from 'node:path';
import type { RouteTable } from '@suite/kernel/routes';
import webpack, { type Compiler, type Module, type NormalModule } from 'webpack';
import type { Fault } from '../rules/fault';
import { judgeRoutes, neighboursOf } from '../rules/judge-routes';
import { judgeSingletons } from '../rules/judge-singletons';
import { createLint } from '../rules/lint-sources';
import { appOf, isRouteTable, remotesIn, repositoryOf, workFolder } from '../workspace';

/** The sources of the repository in a build; packages are judged where they are made. */
function sourcesIn(modules: Iterable<Module>, root: string): string[] {
  const files = Array.from(modules, (module) => (module as NormalModule).resource?.split('?')[0] ?? '');
  const isOwn = (file: string) =>
    file.startsWith(root) && /\.(?:tsx?|css)$/.test(file) && !/[\\/]node_modules[\\/]/.test(file);
  return Array.from(new Set(files.filter(isOwn))).sort();
}

function errorOf(root: string, { file, line, column, message }: Fault): webpack.WebpackError {
  const place = [relative(root, file), line, column].filter((part) => part !== undefined).join(':');
  const error = new webpack.WebpackError(`${place}\n${message}`);
  error.file = file;
  return error;
}

/** Fails the build for what lint would refuse, and for what only a look at the other apps shows. */
export class HouseRulesPlugin {
  private readonly folder: string;
  private readonly load: (folder: string, anew: boolean) => Promise<RouteTable>;

  constructor(folder: string, load: (folder: string, anew: boolean) => Promise<RouteTable>) {
    this.folder = folder;
    this.load = load;
  }

  /** Judges sources, and keeps the verdicts: a watching compiler asks again only for what has changed. */
  private createLints(root: string, watching: boolean) {
    const own = createLint(root, workFolder('cache', 'rules', appOf(this.folder)));
    // All apps are built from these, so they find each other's verdicts.
    const shared = createLint(root, workFolder('cache', 'rules', 'shared'));
    // A file that was edited just now has no verdict in a cache, and reading the cache would delay the hot reload.
    const edited = watching ? createLint(root) : own;
    const known = new Map<string, Fault[]>();
    return async (files: readonly string[], modified: ReadonlySet<string>): Promise<Fault[]> => {
      const stale = files.filter((file) => !known.has(file) || modified.has(file));
      for (const file of stale) known.set(file, []);
      const isOwn = (file: string) => file.startsWith(this.folder + sep);
      const found =
        modified.size > 0
          ? await edited(stale)
          : [...(await own(stale.filter(isOwn))), ...(await shared(stale.filter((file) => !isOwn(file))))];
      for (const fault of found) known.get(fault.file)?.push(fault);
      return files.flatMap((file) => known.get(file) ?? []);
    };
  }

  /** Judges what only a look at the rest of the repository shows. */
  private async neighbourFaults(root: string, files: readonly string[], watching: boolean): Promise<Fault[]> {
    const app = appOf(this.folder);
    const others = root === this.folder ? [] : ['host', ...remotesIn(root)].filter((name) => name !== app);
    const load = (folder: string) => this.load(folder, watching);
    const { routes } = await load(this.folder);
    const neighbours = await neighboursOf(root, others, load);
    return [...judgeRoutes(routes, files, neighbours), ...judgeSingletons(this.folder)];
  }

  apply(compiler: Compiler) {
    const root = repositoryOf(this.folder);
    let lint: ReturnType<HouseRulesPlugin['createLints']> | undefined;
    let neighbours: Fault[] | undefined;
    compiler.hooks.thisCompilation.tap('HouseRules', (compilation) => {
      compilation.hooks.finishModules.tapPromise('HouseRules', async (modules) => {
        const modified = compiler.modifiedFiles ?? new Set<string>();
        const files = sourcesIn(modules, root);
        if (!neighbours || Array.from(modified).some(isRouteTable))
          neighbours = await this.neighbourFaults(root, files, compiler.watchMode);
        lint ??= this.createLints(root, compiler.watchMode);
        const faults = [...(await lint(files, modified)), ...neighbours];
        compilation.errors.push(...faults.map((fault) => errorOf(root, fault)));
      });
    });
  }
}
