import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps } from '@suite/build/workspace';
import { parse } from 'yaml';
import { temporaryFolder } from '../../shared/release/src/testing/sample';
import { files, textOf } from './read-docs';

const { engines, allowScripts, license } = JSON.parse(textOf('package.json')) as {
  engines: { node: string };
  allowScripts: Record<string, boolean>;
  license: string;
};
interface Locked {
  hasInstallScript?: boolean;
  resolved?: string;
  link?: boolean;
}

const lockedIn = (folder: string) =>
  (JSON.parse(textOf(join(folder, 'package-lock.json'))) as { packages: Record<string, Locked> }).packages;
const suite = lockedIn('.');
/** The browsers of the tests, which are installed apart. */
const browsers = lockedIn('e2e/browser');
/** The tools for versions of shared packages, too. */
const versions = lockedIn('e2e/versions');
const node = textOf('.nvmrc').trim();

test('CODEOWNERS names folders that are there, and each app has an owner of its own', () => {
  const lines = textOf('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => /^[*/]/.test(line));
  const folders = lines.map((line) => line.split(' ')[0]!).filter((path) => path !== '*');
  for (const folder of folders) expect(files.some((path) => `/${path}`.startsWith(folder))).toBe(true);
  expect(folders).toEqual(expect.arrayContaining(apps.map((app) => `/${app}/`)));
  for (const line of lines) expect(line).toMatch(/ @[\w-]+\/[\w-]+$/);
});

test('.nvmrc is a Node that is supported, and that both CI services take', () => {
  expect(engines.node.split(' || ')).toContain(`>=${node}`);
  const images = ['.github/workflows/test.yml', '.gitlab-ci.yml'].map(
    (path) => /docker\.io\/library\/node:(\d+)/.exec(textOf(path))?.[1],
  );
  expect(images).toEqual([node, node]);
  expect(textOf('shared/release/container/Dockerfile')).toContain(`library/node:${node}-`);
});

test('both CI services run all parts of npm test by .ci/run, and keep the results of a failure', () => {
  const { jobs } = parse(textOf('.github/workflows/test.yml')) as {
    jobs: {
      test: {
        strategy: { matrix: { part: string[] } };
        steps: { run?: string; with?: { path?: string } }[];
      };
    };
  };
  const gitlab = parse(textOf('.gitlab-ci.yml')) as {
    test: { parallel: { matrix: [{ PART: string[] }] }; script: string[]; artifacts: { paths: string[] } };
  };
  const known = /const parts = (\[.*\]) as const/.exec(textOf('e2e/test.ts'))?.[1]?.replaceAll("'", '"');
  const parts = JSON.parse(known ?? 'null') as string[];
  expect([jobs.test.strategy.matrix.part, gitlab.test.parallel.matrix[0].PART]).toEqual([parts, parts]);
  expect(jobs.test.steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run --part ${{ matrix.part }}']);
  expect(gitlab.test.script).toEqual(['.ci/run --part $PART']);
  accessSync('.ci/run', constants.X_OK);
  const kept = jobs.test.steps.flatMap((step) => step.with?.path ?? []);
  expect(kept).toEqual(gitlab.test.artifacts.paths);
  expect(textOf('e2e/playwright.config.ts')).toContain(`outputDir: at('../${kept[0]}')`);
});

test('forms for issues have names for all that they ask', () => {
  const { body } = parse(textOf('.github/ISSUE_TEMPLATE/bug.yml')) as {
    body: { type: string; id: string; attributes: { label: string } }[];
  };
  for (const { type, id, attributes } of body)
    expect([type, id, attributes.label]).toEqual([
      expect.stringMatching(/^(?:textarea|input)$/),
      expect.any(String),
      expect.any(String),
    ]);
});

const installed = Object.keys({ ...suite, ...browsers, ...versions })
  .filter((path) => path.includes('node_modules/'))
  .map((path) => path.split('node_modules/').at(-1)!);

test('Renovate names packages that are there', () => {
  const { packageRules } = JSON.parse(textOf('renovate.json')) as {
    packageRules: { matchPackageNames: string[] }[];
  };
  for (const pattern of packageRules.flatMap(({ matchPackageNames }) => matchPackageNames)) {
    const form = new RegExp(`^${pattern.replaceAll('**', '.+').replace(/(?<!\.)\*/g, '[^/]*')}$`);
    expect([pattern, installed.some((name) => form.test(name))]).toEqual([pattern, true]);
  }
});

test('of each package with an install script it is decided whether the script may run', () => {
  const withScript = Object.entries(suite).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([path]) => path.split('node_modules/').at(-1)!);
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(names)].sort());
  for (const folder of ['e2e/browser', 'e2e/versions'])
    expect(textOf(`${folder}/.npmrc`)).toMatch(/^ignore-scripts=true$/m);
});

test.each([
  ['.', suite],
  ['e2e/browser', browsers],
  ['e2e/versions', versions],
])('the lock of %s names no registry, also after npm has written it', (folder, packages) => {
  const named = Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link);
  expect(named).toEqual([]);
  expect(textOf(join(folder, '.npmrc'))).toMatch(/^omit-lockfile-registry-resolved=true$/m);
});

test('until the owner chooses, nobody may take the suite as licensed', () => {
  expect(license).toBe('UNLICENSED');
  expect(existsSync('LICENSE')).toBe(false);
  expect(textOf('README.md')).toContain('`UNLICENSED`');
});

test('a package for servers has a bill of materials, and the licence of each library in the pages and in itself', async () => {
  const made = await temporaryFolder();
  execFileSync(process.execPath, ['shared/release/bin/package.mjs', made]);
  const read = (name: string) => readFileSync(join(made, name), 'utf8');
  const bill = JSON.parse(read('sbom.cdx.json')) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { name: string }[];
  };
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'suite']);
  expect(read('sbom.cdx.json')).not.toContain(process.cwd());
  const notice = read('NOTICE.txt');
  for (const name of ['react', 'react-dom', 'dayjs', 'react-vant', 'axios', 'fastify', 'tuf-js']) {
    expect(bill.components.map((one) => one.name)).toContain(name);
    expect(notice).toMatch(new RegExp(`^${name}@[\\d.]+  MIT$`, 'm'));
  }
  expect(notice).toContain('Copyright (c) Facebook, Inc. and its affiliates.');
  expect(read('SHA256SUMS')).toContain('  NOTICE.txt\n');
}, 60_000);
