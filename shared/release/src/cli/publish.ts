import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Site } from '@suite/kernel/site';
import type { ReleaseManifest } from '@suite/loader/registry';
import { publishAll, promote, type Published, type PublishAllOptions } from '../publish/publish';
import { uploadMaps, type MapsUpload } from '../publish/upload-maps';
import { isRefusal, ReleaseError, usage } from '../release-error';
import { currentView, publishedView } from '../repository/change-suite';
import { shareInWords } from '../repository/change-in-words';
import { shareOf, shownShare, type Settings } from '../repository/state';
import type { Store } from '../store/store';
import {
  command,
  despiteOption,
  exits,
  revisionLine,
  type Answer,
  type Command,
  type Context,
  type Say,
} from './command';

/** The folder of an app's build, and what the build says that it is. */
interface Build {
  app: string;
  folder: string;
  name?: string;
  version?: string;
}

function readJson<Content>(...path: string[]): Content | undefined {
  try {
    return JSON.parse(readFileSync(join(...path), 'utf8')) as Content;
  } catch {
    return undefined;
  }
}

const readBuild = (folder: string) => readJson<Partial<ReleaseManifest>>(folder, 'release.json');

/** An app's build: in the app's folder, or in this one if this is the app's own checkout. */
function findBuild(app: string, { cwd, given }: Context): Build {
  const own = join(cwd, 'dist');
  const usual = readBuild(own)?.name === app ? own : join(cwd, app, 'dist');
  const folder = resolve(cwd, given.text('dist') ?? usual);
  const { name, version } = readBuild(folder) ?? {};
  return { app, folder, name, version };
}

/** The apps of this repository: the host first, because a new store needs it. */
function appsIn(cwd: string): string[] {
  const files = ['package.json', 'dist/release.json'];
  const isApp = (name: string) =>
    /^(?:host|remote-.+)$/.test(name) && files.some((file) => existsSync(join(cwd, name, file)));
  return readdirSync(cwd).filter(isApp).sort();
}

/** Refuses a name that is no folder here: the advice to build it would lead astray. */
function refuseMissing({ app, name }: Build, cwd: string): void {
  const isOwn = () => readJson<{ name: string }>(cwd, 'package.json')?.name === app;
  if (name || existsSync(join(cwd, app)) || isOwn()) return;
  throw new ReleaseError('APP_NOT_HERE', { app, where: cwd, known: appsIn(cwd).join(', ') || '-' });
}

function findBuilds(context: Context): Build[] {
  const { names, given, cwd } = context;
  const builds = names.map((app) => findBuild(app, context));
  const isOpen = given.text('version') === undefined;
  if (given.flag('again') && isOpen) {
    const found = builds.map(({ app, version = '-' }) => `${app} ${version}`).join(', ');
    throw usage`--again needs --version V; built is ${found} | --again 需要 --version；已构建 ${found}`;
  }
  if (isOpen && given.text('dist') === undefined) for (const build of builds) refuseMissing(build, cwd);
  for (const { app, folder, name = app } of builds) {
    if (name === app) continue;
    throw usage`${folder} is a build of ${name}, not of ${app} | ${folder} 里是 ${name}，不是 ${app}`;
  }
  return builds;
}

/**
 * Refuses to call an app live if what is live was built from other sources than are here. `SOURCE_VERSION` names a
 * program that prints the version of an app's present sources; only versions with `-src.` were made from sources.
 */
async function refuseOldBuild(app: string, version: string, { cwd, env, given }: Context): Promise<void> {
  const program = env.SOURCE_VERSION;
  const isNamed = given.text('version') !== undefined || given.text('dist') !== undefined;
  if (!program || isNamed || !version.includes('-src.')) return;
  const printed = await promisify(execFile)(process.execPath, [program, app], { cwd }).catch(() => undefined);
  if (printed && printed.stdout.trim() !== version) throw new ReleaseError('BUILD_OLD', { app, version });
}

const APPS = 'APP... | --all';

function appsToPublish({ names, given, cwd }: Context): readonly string[] {
  const isAll = given.flag('all');
  if (isAll && names.length > 0) throw usage`--all goes without names | --all 不能和应用名一起用`;
  const wanted = isAll ? appsIn(cwd) : names;
  if (wanted.length === 0) throw usage`publish ${APPS} | publish ${APPS.replace('APP', '应用')}`;
  for (const name of ['version', 'dist']) refuseForSeveral(name, wanted, given.text(name));
  return wanted;
}

function refuseForSeveral(option: string, apps: readonly string[], value: string | undefined): void {
  if (apps.length === 1 || value === undefined) return;
  throw usage`--${option} goes with one app | --${option} 一次只能用于一个应用`;
}

/** Where the releases come from: builds, or the store if the version that is wanted is not the one that is built. */
async function releaseSources(context: Context): Promise<Pick<PublishAllOptions, 'dists' | 'stored'>> {
  const builds = findBuilds(context);
  const version = context.given.text('version');
  const [{ app, folder, version: found = '-' }] = builds as [Build];
  if (version === undefined || found === version) return { dists: builds.map((build) => build.folder) };
  const view = await currentView(context.store);
  if (view?.suite.releases.has(`${app}/${version}`)) return { dists: [], stored: [{ app, version }] };
  throw new ReleaseError('VERSION_NOT_BUILT', { where: folder, app, found, version });
}

/** Reads the settings of the environment from a file; publishing checks them. */
function readSite({ cwd, given }: Context): Site | undefined {
  const file = given.text('site');
  if (file === undefined) return undefined;
  const site = readJson<Site>(resolve(cwd, file));
  if (!site) throw new ReleaseError('SITE_WRONG', { setting: file });
  return site;
}

/** Builds carry no settings of an environment. In a store without them every page would stay blank. */
function refuseWithoutSite({ names, given }: Context, settings: Settings | undefined): void {
  if (!names.includes('host') || given.flag('upload') || given.text('site') !== undefined) return;
  if (settings?.site) return;
  throw new ReleaseError('SITE_MISSING', { apps: given.flag('all') ? '--all' : names.join(' ') });
}

function appLine(
  { name, version, changed }: Published['apps'][number],
  { canary, upload }: Pick<PublishAllOptions, 'canary' | 'upload'>,
  say: Say,
): string {
  const app = `${name} ${version}`;
  if (upload) return say`${app} is in the store | ${app} 已存入仓库`;
  const share = canary !== undefined && shareInWords(shownShare(shareOf(canary)), say.language);
  const [en, zh] = share ? [` for ${share}`, `（${share}）`] : ['', ''];
  return changed
    ? say`${app} is live${en} | ${app} 已上线${zh}`
    : say`${app} was live already${en && `${en} at least`} | ${app} 已在线上${zh}，无需更改`;
}

function mapsLine({ app, version, problem }: MapsUpload, say: Say): string {
  const release = `${app} ${version}`;
  if (problem === undefined)
    return say`the error service has the maps of ${release} | 错误上报服务已有 ${release} 的 source map`;
  return say`the error service did not get the maps of ${release}: ${problem}; publish it again to retry | 错误上报服务没有收到 ${release} 的 source map：${problem}；再发布一次即可重试`;
}

function nextStep(apps: Published['apps'], say: Say): string {
  const canary = `npm run release -- canary ${apps.length === 1 ? apps[0]?.name : 'APP'}`;
  return say`next: ${canary} --percent 20, or --promote for everybody; --stop takes it back | 下一步：${canary} --percent 20，或用 --promote 给全部访客，用 --stop 撤回`;
}

/** Publishes what the options of `publish` and `promote` say, by a function that knows where the releases are. */
async function publishAs(
  context: Context,
  work: (options: Omit<PublishAllOptions, 'dists'>) => Promise<Published>,
): Promise<Answer & { data: Published & { uploaded: boolean } }> {
  const { store, given, by, env } = context;
  const view = await currentView(store, by.keys);
  // A folder's keys are made beside it; elsewhere somebody has to decide where they lie.
  if (!view && store.keyFolder === undefined) throw new ReleaseError('REPOSITORY_MISSING');
  refuseWithoutSite(context, view?.settings);
  const want = { canary: given.group('canary'), upload: given.flag('upload') };
  const more = { site: readSite(context), lost: given.texts('drop-route') };
  const result = await work({ ...by, ...want, ...more, store });
  const maps = await uploadMaps(store, result.apps, env);
  const { apps, changed } = result;
  const isCanary = want.canary !== undefined && apps.some((app) => app.changed);
  const isFirst = changed && !want.upload && Object.keys(view?.states ?? {}).length === 0;
  return {
    data: { ...result, uploaded: want.upload, ...(maps.length > 0 && { maps }) },
    // What was published is live: the missing maps alone are wrong.
    ...(maps.some(({ problem }) => problem) && { exit: exits.unexpected.code }),
    lines: (say) => [
      ...apps.map((app) => appLine(app, want, say)),
      ...maps.map((one) => mapsLine(one, say)),
      ...(isCanary ? [nextStep(apps, say)] : []),
      revisionLine(result, say),
      ...(isFirst ? [say`nothing was live in this store before | 此前这个仓库没有上线过内容`] : []),
    ],
  };
}

const publishOptions = `--canary WHO  for N percent of the visitors, or the staff, the learner or the management line | 只面向 N% 的访客，或 staff（内部设备）、learner、management
  ${despiteOption}
  --drop-route PATH...  a route that is given up; "*" for every one | 声明不再提供的路由，"*" 表示全部
  --site FILE  settings of the environment, which stay | 环境设置（JSON 文件），以后一直沿用`;

const publishCommand = command(
  `Put the build of an app into the store and make it live, for everybody or for some.
  把应用的构建产物存入仓库并上线，面向全部或部分访客。
  publish remote-exams --canary 5 --why "new answer sheet"
  --all  every app of this repository | 这个仓库的所有应用
  --version V  this version, built or in the store | 指定版本：已构建的，或仓库中已有的
  ${publishOptions}
  --upload  put it into the store, make nothing live | 只存入仓库，不上线
  --again  with --version: also one that was taken back | 与 --version 一起用：曾被撤回的也上线
  --dist DIR  the build's folder; APP/dist otherwise | 构建产物目录，默认 APP/dist`,
  { takes: APPS, names: [0, Infinity], writes: true },
  async (asked) => {
    const context = { ...asked, names: appsToPublish(asked) };
    const { given } = context;
    const published = await publishAs(context, async (options) =>
      publishAll({ ...options, ...(await releaseSources(context)), again: given.flag('again') }),
    );
    for (const { name, version, changed } of given.flag('upload') ? [] : published.data.apps)
      if (!changed) await refuseOldBuild(name, version, context);
    return published;
  },
);

/** Refuses a store without releases by its own address: the next step is not for the one to publish in. */
async function checkFrom(store: Store, from: string): Promise<void> {
  await publishedView(store).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    const { code, facts, cause } = error;
    throw new ReleaseError(code, { ...facts, ...(facts.store && { store: from }), from }, { cause });
  });
}

const promoteCommand = command(
  `Publish what was tried out in another store: the very same files, through the gate of this one.
  把在另一个仓库里试过的版本原样发布到这个仓库，重新通过这里的检查。
  promote remote-exams --from s3://test/suite --to s3://production/suite --why "tested"
  --from STORE  the store that it was tried out in | 试过的版本所在的仓库
  --from-trust FILE  the root.json of that store | 那个仓库的 root.json
  --to STORE  the store to publish in; the same as --store | 要发布到的仓库，同 --store
  --version V  this version; what is live there otherwise | 指定版本，默认是那里的线上版本
  ${publishOptions}`,
  { takes: 'APP... --from STORE', names: [1, Infinity], writes: true },
  async (context) => {
    const { given, names, open } = context;
    const from = given.needed('from', usage`promote needs --from STORE | promote 需要 --from 仓库`);
    const version = given.text('version');
    refuseForSeveral('version', names, version);
    const source = await open(from, given.text('from-trust'));
    await checkFrom(source, from);
    const apps = names.map((app) => ({ app, version }));
    return publishAs(context, (options) => promote({ ...options, from: source, apps }));
  },
);

export const commands: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  promote: promoteCommand,
};
