import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readArguments } from '@suite/build/arguments';
import { workFolder } from '@suite/build/workspace';
import { routesOf, type Registry } from '@suite/loader/registry';
import { temporaryFolder } from '../cli/steps/temporary-folder';
import { placesOf } from '../specs/sweep/places';
import { medianOf } from './statistics';

/** Its 185 MB are fetched by the first run only, so that nobody has to install them with the suite. */
const PACKAGE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/**
 * Its four-fold slowdown makes a phone out of a processor of this index, the middle of the fastest class in its
 * table of devices. It asks for another slowdown on another processor.
 */
const [SLOWDOWN, INDEX] = [4, 1750];
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

interface Audit {
  score: number | null;
  numericValue?: number;
}
interface Verdict {
  finalDisplayedUrl: string;
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}
interface Flags {
  port: number;
  logLevel: string;
  onlyCategories: readonly string[];
  throttling: { cpuSlowdownMultiplier: number };
}
type Judge = (url: string, flags: Flags) => Promise<{ lhr: Verdict }>;

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
async function openBrowser(profile: string, isDark: boolean): Promise<{ port: number; close: () => void }> {
  const { executablePath, args, env } = await findBrowser();
  const theme = `--blink-settings=preferredColorScheme=${isDark ? 0 : 1}`;
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, theme];
  const child = spawn(executablePath, [...args, ...own, 'about:blank'], {
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

/** The pages that a visitor without a login may open, each at the first address that needs no learner's own id. */
async function openPages(address: string, only: string): Promise<string[]> {
  const registry = (await (await fetch(`${address}/registry.json`)).json()) as Registry;
  const rows = routesOf(registry);
  const places = placesOf(rows).filter(({ to }) => !to.includes('{'));
  return rows
    .filter(({ skipUserCheck, path, name }) => skipUserCheck && (!only || name === only || path === only))
    .map(({ name, path }) => places.find((place) => place.name === name)?.to ?? path);
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
    en: 'Judges the pages that need no login by Lighthouse 12, which the first run fetches. Ends with 1 if a page scores too low.',
    zh: '用 Lighthouse 12（第一次运行时下载）给不用登录的页面打分。有页面分数不够就以 1 退出。',
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
    judge: {
      type: 'string',
      default: CATEGORIES.join(','),
      value: 'LIST',
      text: {
        en: `which of ${CATEGORIES.join(', ')}; all otherwise`,
        zh: `${CATEGORIES.join('、')} 中的哪几类，默认全部`,
      },
    },
    dark: {
      type: 'boolean',
      default: false,
      text: { en: 'in the dark theme', zh: '用深色主题' },
    },
  },
});
// Imported after the arguments are read, so that the help is there at once.
const [{ findBrowser }, { startSuite }] = await Promise.all([
  import('../browser/find-browser'),
  import('../cli/suite'),
]);

const chosen = values.judge.split(',');
const times = chosen.includes('performance') ? TIMES : [];
const unknown = chosen.filter((name) => !CATEGORIES.includes(name));
if (unknown.length > 0) throw new Error(`no such category: ${unknown.join(', ')}`);

/** The scores of a page in the chosen categories, each the median of all runs, and its line in the table. */
function lineOf(path: string, verdicts: readonly Verdict[]): { scores: number[]; line: string } {
  const median = (pick: (verdict: Verdict) => number) => medianOf(verdicts.map(pick));
  const scores = chosen.map((name) => median(({ categories }) => percent(categories[name]?.score)));
  const took = times.map((name) => Math.round(median(({ audits }) => audits[name]?.numericValue ?? NaN)));
  const below = [...new Set(verdicts.flatMap(missed))].join(' ');
  return { scores, line: [path, ...scores, ...took, below].join('\t') };
}

const profile = temporaryFolder('lighthouse');
try {
  const judge = await fetchJudge();
  const suite = await startSuite({
    port: 0,
    tell: (line) => console.error(line),
    store: workFolder('lighthouse', 'store'),
    db: workFolder('lighthouse', 'world.db'),
  });
  const browser = await openBrowser(profile, values.dark);
  const low: string[] = [];
  // Each run measures how fast the machine is, for the next one.
  let index = INDEX;
  const slowdown = () => (SLOWDOWN * index) / INDEX;
  const judgeAt = async (url: string): Promise<Verdict> => {
    const throttling = { cpuSlowdownMultiplier: slowdown() };
    const flags = { port: browser.port, logLevel: 'error', onlyCategories: chosen, throttling };
    const { lhr } = await judge(url, flags);
    index = lhr.environment.benchmarkIndex;
    return lhr;
  };
  try {
    await judgeAt(suite.address);
    console.error(`slowed ${slowdown().toFixed(1)} times: the processor has the index ${index}`);
    console.log(['page', ...chosen, ...times.map((name) => `${name}, ms`), 'audits below 0.9'].join('\t'));
    for (const path of await openPages(suite.address, values.only)) {
      const verdicts: Verdict[] = [];
      for (let run = 0; run < Number(values.runs); run++) {
        verdicts.push(await judgeAt(`${suite.address}/#${path}`));
      }
      if (verdicts.some(({ finalDisplayedUrl }) => !finalDisplayedUrl.startsWith(suite.address))) {
        console.log(`${path}\tleads to a login`);
        continue;
      }
      const { scores, line } = lineOf(path, verdicts);
      if (Math.min(...scores) < Number(values.least)) low.push(path);
      console.log(line);
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
