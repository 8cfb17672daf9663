import { mkdir, rm, writeFile } from 'node:fs/promises';
import { readArguments } from '@suite/build/arguments';
import { workFolder } from '@suite/build/workspace';
import { localSite } from '../cli/site';
import { temporaryFolder } from '../cli/steps/temporary-folder';
import { holdLimits } from './limits';
import type { Copy } from './next-release';
import type { Site } from './site';
import { medianOf, ratioOf, rotated } from './statistics';
import { visit, type Visit } from './visit';

const variants = ['suite', 'monolith'] as const;
type Sites = Record<(typeof variants)[number], Site>;

/** The most that coming back may take against the monolith: when nothing is new, and after a release. */
const LIMITS = { time: 1, bytes: 1.4 };

const { values } = readArguments({
  command: 'npm run bench:return',
  summary: {
    en: 'Measures what opening again costs: nothing changed, one sentence changed, the host changed. Ends with 1 if a limit is missed.',
    zh: '测再次打开要花多少：没有变化、改了一句话、宿主有变化。超出限值以 1 退出。',
  },
  options: {
    json: { type: 'boolean', default: false, text: { en: 'answer in JSON', zh: '以 JSON 输出' } },
    rounds: {
      type: 'string',
      default: '15',
      value: 'N',
      text: { en: 'rounds; 15 otherwise', zh: '轮数，默认 15' },
    },
  },
});
// Imported after the arguments are read, so that the help is there at once.
const [
  { buildSuite },
  { LocalStore, publishAll },
  { launchBrowser },
  { pages, visitors },
  { startLearnerWorld },
  { messenger, slowPhone },
  { bytesOf, changes, fetchedAgain, madeNew, monolithCopy, suiteCopies },
  { serveSites },
  { servedSite },
] = await Promise.all([
  import('@suite/build/tasks'),
  import('@suite/release'),
  import('../browser/find-browser'),
  import('./contest'),
  import('./learner'),
  import('./measure'),
  import('./next-release'),
  import('./serve'),
  import('./site'),
]);

/** Publishes the suite as it is into a folder. */
async function publishAt(folder: string): Promise<void> {
  const builds = await buildSuite(() => undefined);
  await publishAll({
    store: new LocalStore(folder),
    dists: builds.map(({ dist }) => dist),
    why: 'bench',
    site: localSite('https://world.test'),
  });
}

async function costOf(before: Copy, after: Copy, page: string) {
  const again = fetchedAgain(before, after, page);
  const fresh = madeNew(before, after);
  return {
    bytes: await bytesOf(after.site, again),
    /** The document comes anew with each release. */
    document: await bytesOf(after.site, ['/']),
    files: again.map((path) => path.slice(path.lastIndexOf('/') + 1)),
    newFiles: fresh.map((path) => path.slice(path.lastIndexOf('/') + 1)),
  };
}

/** What a visitor fetches again after each change. */
async function measureReleases(folder: string, plain: Copy) {
  const rows = [];
  for (const change of changes) {
    console.error(`a release with ${change.name} …`);
    const { before, after } = await suiteCopies(folder, change);
    const suite = await costOf(before, after, change.page);
    const monolith = await costOf(plain, await monolithCopy(change), change.page);
    rows.push({ name: change.name, suite, monolith, ratio: ratioOf(suite.bytes, monolith.bytes) });
  }
  return rows;
}

/** Times and bytes of pages whose files are all in the cache. */
async function measureWarm(sites: Sites, rounds: number) {
  const world = await startLearnerWorld();
  const servers = await serveSites(sites, { rest: world.address });
  const browser = await launchBrowser({ args: [servers.trust] });
  const seen = Object.fromEntries(
    pages.map((page) => [page, { suite: [] as Visit[], monolith: [] as Visit[] }]),
  );
  try {
    for (let round = -1; round < rounds; round++) {
      for (const page of pages) {
        const known = visitors[page];
        const opening = known && {
          visitor: { userAgent: messenger, token: await world.tokenOf(known.person) },
          content: known.content,
        };
        for (const variant of rotated(variants, round + 1)) {
          const url = `${servers.origins[variant]}/#${page}`;
          const result = await visit(browser, url, { ...opening, conditions: slowPhone, again: true });
          // The first round warms up.
          if (round >= 0) seen[page]?.[variant].push(result);
        }
      }
      console.error(`round ${round + 1} of ${rounds}`);
    }
  } finally {
    await browser.close();
    await servers.close();
    await world.close();
  }
  return Object.entries(seen).map(([page, { suite, monolith }]) => {
    const time = (visits: Visit[]) => Math.round(medianOf(visits.map(({ content }) => content)));
    const bytes = (visits: Visit[]) => medianOf(visits.map(({ traffic }) => traffic.bytes));
    return {
      page,
      suite: { time: time(suite), bytes: bytes(suite) },
      monolith: { time: time(monolith), bytes: bytes(monolith) },
      ratio: ratioOf(time(suite), time(monolith)),
    };
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function tableOf(report: Awaited<ReturnType<typeof measure>>): string {
  return [
    'after a release: fetched again, suite and monolith (the document apart)',
    ...report.releases.map(
      ({ name, suite, monolith, ratio }) =>
        `${name.padEnd(24)}${kilobytes(suite.bytes).padStart(10)}${kilobytes(monolith.bytes).padStart(10)}${ratio.toFixed(2).padStart(7)}` +
        `   documents ${kilobytes(suite.document)} ${kilobytes(monolith.document)}\n    ${suite.files.join(' ')}` +
        `\n    new in all: ${suite.newFiles.join(' ')}\n    monolith: ${monolith.files.join(' ')}`,
    ),
    '',
    'nothing new: ms to content and bytes, suite and monolith',
    ...report.warm.map(
      ({ page, suite, monolith, ratio }) =>
        `${page.padEnd(24)}${String(suite.time).padStart(7)}${String(monolith.time).padStart(7)}${ratio.toFixed(3).padStart(7)}` +
        `${String(suite.bytes).padStart(9)}${String(monolith.bytes).padStart(9)}`,
    ),
    '',
    `wanted: bytes at most ${LIMITS.bytes}, time at most ${LIMITS.time.toFixed(2)} of the monolith's`,
  ].join('\n');
}

async function measure(rounds: number) {
  const folder = temporaryFolder('return');
  try {
    console.error('building the suite and the monolith …');
    await publishAt(folder);
    const plain = await monolithCopy();
    const suite = await servedSite(folder);
    const warm = await measureWarm({ suite, monolith: plain.site }, rounds);
    return { warm, releases: await measureReleases(folder, plain), limits: LIMITS };
  } finally {
    for (const end of ['', '.keys', '.mirror']) await rm(folder + end, { recursive: true, force: true });
  }
}

try {
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds ${values.rounds} is no number of rounds`);
  const report = await measure(rounds);
  const text = JSON.stringify(report, null, 2);
  await mkdir(workFolder('bench'), { recursive: true });
  await writeFile(workFolder('bench', 'return.json'), `${text}\n`);
  console.log(values.json ? text : tableOf(report));
  holdLimits([
    ...report.releases.map(({ name, ratio }) => ({ name, value: ratio, limit: LIMITS.bytes })),
    ...report.warm.map(({ page, ratio }) => ({ name: page, value: ratio, limit: LIMITS.time })),
  ]);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
process.exit();
