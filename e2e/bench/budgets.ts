import type { Registry, RegistryApp } from '@suite/loader/registry';
import { landingPage, simplePages, type Contest } from './contest';
import { crowded } from './crowded';
import { measureTraffic } from './measure';
import { brotli } from './brotli';
import { withRegistry } from './site';
import { medianOf } from './statistics';
import { publishSuite } from './suite-site';
import type { Traffic } from './traffic';
import { weighPages } from './weigh';

/** An exact figure, which is the same on every machine, and its limit. */
export interface Budget {
  name: string;
  value: number;
  limit: number;
  ok: boolean;
}

const budget = (name: string, value: number, limit: number): Budget => ({
  name,
  value,
  limit,
  ok: value <= limit,
});

const kilobytes = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

/**
 * Pages that need no learner, and what a cold visit may bring until their content is there. How much that is where a
 * page waits for a provider depends on when it answers: `npm run bench` compares it, and all of it with a monolith.
 */
const visited: Readonly<Record<string, { weight: number; requests: number }>> = {
  ...Object.fromEntries(simplePages.map((page) => [page, { weight: 132.5, requests: 8 }])),
  '/myinfo/counter/mortgage': { weight: 160.5, requests: 13 },
  [landingPage]: { weight: 138.5, requests: 15 },
};

function ofVisit(page: string, { bytes, requests, trips }: Traffic): Budget[] {
  const most = visited[page] as (typeof visited)[string];
  return [
    budget(`${page}: KB until its content is there`, kilobytes(bytes), most.weight),
    budget(`${page}: requests`, requests, most.requests),
    budget(`${page}: trips after the document`, trips, 2),
  ];
}

/** The suite alone. */
type Own = Contest<'suite'>;

async function ofApp({ sites: { suite }, registry }: Own, app: string): Promise<Budget> {
  const { base, entry, libraries = [], styles, tableFiles = [] } = (registry.apps[app] as RegistryApp).live;
  const files = [entry, ...libraries, ...styles, ...tableFiles];
  const sizes = files.map(async (file) => (await brotli(suite.get(base + file) as Buffer)).length);
  const total = kilobytes((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0));
  return app === 'host'
    ? budget('host: KB of script and styles', total, 101.5)
    : budget(`${app}: KB of the entry with its book of hashes`, total, 8.7);
}

/** A server's first trip carries ten packets, 14,600 bytes, and the headers of `npm start` take 965 of them. */
const DOCUMENT = 14_600 - 965;

/** More remotes than the suite will ever have: what each adds to the document has to stay small. */
const MANY_REMOTES = 60;

/** In which the suite's document is weighed: one other digit moves its brotli by up to 60 bytes. */
const revisions = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The registry once every app was published again, which it mostly is: each has a previous version. */
const grown = (registry: Registry): Registry => ({
  ...registry,
  apps: Object.fromEntries(
    Object.entries(registry.apps).map(([name, app]) => {
      const previous = app.live.version.replace(/\w{8}$/, (hash) => [...hash].reverse().join(''));
      return [name, { ...app, previous }];
    }),
  ),
});

/**
 * The document's bytes, of the suite as it is and of many remotes: about a first trip, and 85 bytes more for a remote.
 * Names of files cannot be compressed, so remotes of 25 pages each with files of their own take more.
 */
async function ofDocument({ sites: { suite }, registry: published }: Own): Promise<Budget[]> {
  const registry = grown(published);
  const remotes = Object.keys(registry.apps).length - 1;
  const sizeAt = async (live: Registry, revision: number) =>
    (await brotli(withRegistry(suite, { ...live, revision }).get('/') as Buffer)).length;
  const sizes = await Promise.all(revisions.map((revision) => sizeAt(registry, revision)));
  return [
    budget('document: bytes', medianOf(sizes), DOCUMENT),
    budget(
      `document with ${MANY_REMOTES} remotes: bytes`,
      await sizeAt(crowded(registry, MANY_REMOTES), 1),
      DOCUMENT + (MANY_REMOTES - remotes) * 85,
    ),
    budget(
      `document with ${MANY_REMOTES} remotes, each with files of its own: bytes`,
      await sizeAt(crowded(registry, MANY_REMOTES, true), 1),
      37.5 * 1024,
    ),
  ];
}

/** Pages that wait for a login or for calls: their first files alone are the same on every machine. */
const firstFiles: readonly [app: string, page: string, limit: number][] = [
  ['remote-commerce', 'Payment', 144],
  ['remote-contracts', 'MyInfoContract', 122.5],
  ['remote-contracts', 'PreviewContract', 138],
  ['remote-contracts', 'SignContract', 168.5],
  ['remote-contracts', 'CertificateForm', 148],
  ['remote-manage-course', 'NumUseTreaty', 121.5],
  ['remote-manage-course', 'ManageContractList', 123.5],
  ['remote-manage-course', 'ManageCourse', 142],
  ['remote-manage-course', 'NewManageCourse', 142],
];

/** The document, which has the host's styles, the host, the app's entry, and the page's own files. */
async function ofFirstFiles(
  { sites: { suite }, registry }: Own,
  [app, page, limit]: (typeof firstFiles)[number],
): Promise<Budget> {
  const host = (registry.apps.host as RegistryApp).live;
  const { base, entry, styles, tableFiles = [], routes } = (registry.apps[app] as RegistryApp).live;
  const route = routes.find(({ name }) => name === page);
  if (!route) throw new Error(`${app} has no page ${page}: measure another`);
  const ofHost = [...(host.libraries ?? []), host.entry].map((file) => host.base + file);
  const own = [entry, ...styles, ...tableFiles, ...route.files].map((file) => base + file);
  const sizes = ['/', ...ofHost, ...own].map(
    async (path) => (await brotli(suite.get(path) as Buffer)).length,
  );
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return budget(`${page} of ${app}: KB of its first files`, kilobytes(total), limit);
}

/** Measures the exact figures of the production build against their limits. A KB is 1024 bytes. */
export async function budgets(): Promise<Budget[]> {
  const { suite, registry } = await publishSuite();
  const own = { sites: { suite }, registry };
  // Both wait for answers that are held back more than they compute.
  const [traffic, weights] = await Promise.all([measureTraffic(own, Object.keys(visited)), weighPages(own)]);
  return [
    ...Object.entries(traffic).flatMap(([page, figures]) => ofVisit(page, figures.suite)),
    ...weights.flatMap(({ page, bytes, limit, shift }) => [
      budget(`${page}: KB over the wire`, kilobytes(bytes), limit),
      ...(shift === undefined ? [] : [budget(`${page}: layout shift`, shift, 0.02)]),
    ]),
    ...(await ofDocument(own)),
    ...(await Promise.all(Object.keys(registry.apps).map((app) => ofApp(own, app)))),
    ...(await Promise.all(firstFiles.map((page) => ofFirstFiles(own, page)))),
  ];
}
