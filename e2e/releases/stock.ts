import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apps as allApps, workFolder } from '@suite/build/workspace';
import { LocalStore, publishAll, suiteReader } from '@suite/release';
import { createGateway } from '@suite/release/gateway';
import { localSite } from '../cli/site';
import { readBuild, type Build } from './copy-of';

const builds = new Map<string, Promise<Build>>();

/** The production build of an app, read once. */
export function buildOf(app: string): Promise<Build> {
  const known = builds.get(app) ?? readBuild(join(app, 'dist'));
  builds.set(app, known);
  return known;
}

/** An app with the version of its build. */
export async function versionOf(app: string): Promise<{ app: string; version: string }> {
  return { app, version: (await buildOf(app)).manifest.version };
}

/** The store with the builds, packed for publishing. */
export const stock = workFolder('releases', 'store');
/** Its releases as a gateway has mirrored them. */
export const mirrored = workFolder('releases', 'mirror');
/** More releases than this are not kept from one build to the next. */
const MOST = 40;

/** Copies a folder in no time: files of a store and of a mirror are replaced, never changed. */
export const linked = (from: string, to: string) => promisify(execFile)('cp', ['-al', from, to]);

/** A copy of a store with its keys. */
export async function copyStore(from: string, to: string): Promise<LocalStore> {
  await linked(from, to);
  await linked(`${from}.keys`, `${to}.keys`);
  return new LocalStore(to);
}

const removeStore = async (folder: string) => {
  for (const path of [folder, `${folder}.keys`]) await rm(path, { recursive: true, force: true });
};

/** Puts the builds into a store, in which nothing is live: compressing them takes longer than most tests. */
async function fillStore(): Promise<void> {
  const store = new LocalStore(stock);
  const known = await suiteReader(store)
    .read()
    .catch(() => undefined);
  if (!known || known.releases.size > MOST) await removeStore(stock);
  await publishAll({
    store: new LocalStore(stock),
    dists: allApps.map((app) => join(app, 'dist')),
    upload: true,
    site: localSite('http://127.0.0.1'),
  });
}

/** Mirrors the builds once: unpacking them takes longer than most tests, too. */
async function fillMirror(): Promise<void> {
  const folder = `${mirrored}-store`;
  await removeStore(folder);
  const store = await copyStore(stock, folder);
  const stored = await Promise.all(allApps.map(versionOf));
  await publishAll({ store, dists: [], stored, site: localSite('http://127.0.0.1') });
  const gateway = createGateway({ store, mirror: mirrored });
  await gateway.ready();
  for (let tries = 0; (await gateway.inject('/')).statusCode !== 200; tries++)
    if (tries > 20) throw new Error('the builds could not be mirrored');
  await gateway.close();
  await removeStore(folder);
}

/** Fills the stock, from which suites of tests are made. It is called once, before the first of them. */
export default async function fillStock(): Promise<void> {
  await fillStore();
  await fillMirror();
}
