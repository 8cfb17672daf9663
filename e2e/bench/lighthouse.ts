import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readArguments } from '@suite/build/arguments';
import { workFolder } from '@suite/build/workspace';
import { routesOf, type Registry } from '@suite/loader/registry';
import { findBrowser } from '../browser/find-browser';
import { temporaryFolder } from '../cli/steps/temporary-folder';
import { startSuite } from '../cli/suite';
import { medianOf } from './statistics';

/** Its 185 MB are fetched by the first run only, so that nobody has to install them with the suite. */
const PACKAGE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

interface Audit {
  score: number | null;
  numericValue?: number;
}
interface Verdict {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}
type Judge = (url: string, flags: { port: number; logLevel: string }) => Promise<{ lhr: Verdict }>;

async function fetchJudge(): Promise<Judge> {
  const folder = workFolder('cache', 'lighthouse');
  const main = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(main)) {
    console.error(`fetching ${PACKAGE} …`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--save-exact'];
    await promisify(execFile)('npm', ['install', '--prefix', folder, ...quiet, PACKAGE]);
  }
  return ((await import(pathToFileURL(main).href)) as { default: Judge }).default;
}

/** A browser whose port is known; it ends with this process. */
async function openBrowser(profile: string): Promise<{ port: number; close: () => void }> {
  const { executablePath, args, env } = await findBrowser();
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(executablePath, [...args, ...own], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill());
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error(`the browser ended:\n${said}`)));
    child.stderr.on('data', (data: Buffer) => {
      said += data;
      const [, found] = /ws:\/\/127\.0\.0\.1:(\d+)/.exec(said) ?? [];
      if (found) resolve(Number(found));
    });
  });
  return { port, close: () => child.kill() };
}

/** Pages that a visitor without a login may open, without those whose address needs an id. */
async function openPages(address: string, only: string): Promise<string[]> {
  const registry = (await (await fetch(`${address}/registry.json`)).json()) as Registry;
  return routesOf(registry)
    .filter(({ skipUserCheck, path }) => skipUserCheck && !/[:*]/.test(path))
    .filter(({ path, name }) => !only || name === only || path === only)
    .map(({ path }) => path);
}

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

/** The audits that cost a page points. */
const missed = ({ categories, audits }: Verdict): string[] =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);

const { values } = readArguments({
  command: 'npm run lighthouse',
  summary: {
    en: 'Judges the pages that need no login by Lighthouse 12, which the first run fetches.',
    zh: '用 Lighthouse 12（第一次运行时下载）给不用登录的页面打分。',
  },
  options: {
    only: {
      type: 'string',
      default: '',
      value: 'PAGE',
      text: { en: 'the page of this name or path', zh: '只看这个名字或路径的页面' },
    },
    runs: {
      type: 'string',
      default: '1',
      value: 'N',
      text: { en: 'runs for each page; 1 otherwise', zh: '每页跑几次，取中位数，默认 1' },
    },
    least: {
      type: 'string',
      default: '99',
      value: 'SCORE',
      text: { en: 'the score that every page needs; 99 otherwise', zh: '每页至少多少分，默认 99' },
    },
  },
});

const profile = temporaryFolder('lighthouse');
try {
  const judge = await fetchJudge();
  const suite = await startSuite({
    port: 0,
    tell: (line) => console.error(line),
    store: workFolder('lighthouse', 'store'),
    db: workFolder('lighthouse', 'world.db'),
  });
  const browser = await openBrowser(profile);
  const low: string[] = [];
  try {
    console.log(
      ['page', ...CATEGORIES, ...TIMES.map((name) => `${name}, ms`), 'audits below 0.9'].join('\t'),
    );
    for (const path of await openPages(suite.address, values.only)) {
      const verdicts: Verdict[] = [];
      for (let run = 0; run < Number(values.runs); run++) {
        verdicts.push(
          (await judge(`${suite.address}/#${path}`, { port: browser.port, logLevel: 'error' })).lhr,
        );
      }
      if (verdicts.some(({ finalDisplayedUrl }) => !finalDisplayedUrl.startsWith(suite.address))) {
        console.log(`${path}\tleads to a login`);
        continue;
      }
      const median = (pick: (verdict: Verdict) => number) => medianOf(verdicts.map(pick));
      const scores = CATEGORIES.map((name) => median(({ categories }) => percent(categories[name]?.score)));
      const times = TIMES.map((name) =>
        Math.round(median(({ audits }) => audits[name]?.numericValue ?? NaN)),
      );
      if (Math.min(...scores) < Number(values.least)) low.push(path);
      console.log([path, ...scores, ...times, [...new Set(verdicts.flatMap(missed))].join(' ')].join('\t'));
    }
  } finally {
    browser.close();
    await suite.close();
  }
  console.log(low.length === 0 ? `all at least ${values.least}` : `below ${values.least}: ${low.join(' ')}`);
  process.exitCode = low.length === 0 ? 0 : 1;
} finally {
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}
