import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { workFolder } from '@suite/build/workspace';
import { groups, reported, reportsIn } from './record';
import { versionTools } from './packages';

/** The parts of `@microsoft/api-extractor` that are used here; its own types come with it, when it is needed. */
interface ApiExtractor {
  CompilerState: { create: (config: object, options: { additionalEntryPoints: string[] }) => object };
  ExtractorConfig: { prepare: (options: object) => object };
  Extractor: { invoke: (config: object, options: object) => { apiReportChanged: boolean } };
}

/** An entry point of a package. */
interface Entry {
  group: string;
  folder: string;
  /** How other packages import it. */
  name: string;
  source: string;
  report: string;
}

/** The packages as API Extractor reads them: declarations in the place of sources, so that it checks no code. */
const declared = (group: string, ...path: string[]) => workFolder('cache', 'surface', group, ...path);
const compilerSettings = (group: string) => resolve('shared/build/tsconfig', `${group}.json`);
const declarationOf = (source: string) => source.replace(/\.tsx?$/, '.d.ts');
const manifestIn = (folder: string) => readFileSync(join('shared', folder, 'package.json'), 'utf8');

function entriesOf(group: string, folder: string): Entry[] {
  const { exports } = JSON.parse(manifestIn(folder)) as { exports: Record<string, string> };
  const title = (key: string) => (key === '.' ? 'index' : key.slice(2).replaceAll('/', '-'));
  return Object.entries(exports)
    .filter(([, source]) => /\.tsx?$/.test(source))
    .map(([key, source]) => ({
      group,
      folder,
      name: join('@suite', folder, key),
      source,
      report: `${title(key)}.api.md`,
    }));
}

const compiler = join(import.meta.dirname, 'node_modules/typescript-7/bin/tsc');

function declare(group: string, entries: readonly Entry[]): void {
  rmSync(declared(group), { recursive: true, force: true });
  mkdirSync(declared(group, 'node_modules/@suite'), { recursive: true });
  for (const folder of reported) {
    mkdirSync(declared(group, folder));
    writeFileSync(declared(group, folder, 'package.json'), manifestIn(folder).replace(/\.tsx?"/g, '.d.ts"'));
    symlinkSync(declared(group, folder), declared(group, 'node_modules/@suite', folder), 'junction');
  }
  const config = {
    extends: compilerSettings(group),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      rootDir: resolve('shared'),
      outDir: declared(group),
      // The compiler makes no declarations of what it finds in node_modules first.
      paths: Object.fromEntries(
        entries.map(({ folder, name, source }) => [name, [resolve('shared', folder, source)]]),
      ),
    },
    files: [
      resolve('shared/build/src/assets.d.ts'),
      ...entries
        .filter((entry) => entry.group === group)
        .map(({ folder, source }) => resolve('shared', folder, source)),
    ],
  };
  const file = declared(group, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  execFileSync(process.execPath, [compiler, '-p', file], { stdio: ['ignore', 2, 2] });
}

const settingsOf = ({ group, folder, source, report }: Entry) => ({
  packageJsonFullPath: declared(group, folder, 'package.json'),
  configObject: {
    projectFolder: declared(group, folder),
    mainEntryPointFilePath: declared(group, folder, declarationOf(source)),
    newlineKind: 'lf',
    compiler: {
      overrideTsconfig: {
        extends: compilerSettings('node'),
        files: [declared(group, folder, declarationOf(source))],
      },
    },
    apiReport: {
      enabled: true,
      includeForgottenExports: true,
      reportFileName: report,
      reportFolder: reportsIn(folder),
      reportTempFolder: declared('reports', folder),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: { default: { logLevel: 'none' } },
      extractorMessageReporting: { default: { logLevel: 'none' } },
      tsdocMessageReporting: { default: { logLevel: 'none' } },
    },
  },
});

/** Reports that no entry point has any more. */
const staleOf = (entries: readonly Entry[]) =>
  reported.flatMap((folder) => {
    const own = entries.filter((entry) => entry.folder === folder).map(({ report }) => report);
    return readdirSync(reportsIn(folder))
      .filter((name) => !own.includes(name))
      .map((name) => join(reportsIn(folder), name));
  });

/**
 * Compares what the shared packages export with their reports, one for each entry point. Gives the reports that differ,
 * and with `renew` writes them.
 */
export function changedReports(renew: boolean): string[] {
  const { CompilerState, Extractor, ExtractorConfig } = versionTools()(
    '@microsoft/api-extractor',
  ) as ApiExtractor;
  const entries = Object.entries(groups).flatMap(([group, folders]) =>
    folders.flatMap((folder) => entriesOf(group, folder)),
  );
  for (const group of Object.keys(groups)) declare(group, entries);
  for (const folder of reported) {
    mkdirSync(reportsIn(folder), { recursive: true });
    mkdirSync(declared('reports', folder), { recursive: true });
  }
  const files = entries.map(({ group, folder, source }) => declared(group, folder, declarationOf(source)));
  const configs = entries.map((entry) => ExtractorConfig.prepare(settingsOf(entry)));
  // One program for all of them: in declarations it is settled which types each group knows.
  const compilerState = CompilerState.create(configs[0]!, { additionalEntryPoints: files });
  const messageCallback = (message: { handled: boolean }) => {
    message.handled = true;
  };
  const options = { localBuild: renew, compilerState, messageCallback };
  const differing = entries.filter((_, at) => Extractor.invoke(configs[at]!, options).apiReportChanged);
  const stale = staleOf(entries);
  if (renew) for (const path of stale) rmSync(path);
  return [...differing.map(({ folder, report }) => join(reportsIn(folder), report)), ...stale];
}
