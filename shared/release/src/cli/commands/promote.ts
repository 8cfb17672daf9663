import { promote } from '../../publish/promote';
import { publishedView } from '../../publish/published';
import { isRefusal, ReleaseError } from '../../release-error';
import type { OpenedStore } from '../../store/open-store';
import { option, usage, type Command } from '../command';
import { publishAs, publishOptions } from './publish';

/** Refuses a store without releases by its own address: the next step is not for the one to publish in. */
async function checkFrom({ store }: OpenedStore, from: string): Promise<void> {
  await publishedView(store).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    const { code, facts, cause } = error;
    throw new ReleaseError(code, { ...facts, ...(facts.store && { store: from }), from }, { cause });
  });
}

export const promoteCommand: Command = {
  takes: 'APP... --from STORE',
  summary: {
    en: 'Publish what was tried out in another store: the very same files, through the gate of this one.',
    zh: '把在另一个仓库里试过的版本原样发布到这个仓库，重新通过这里的检查。',
  },
  example:
    'npm run release -- promote remote-exams --from s3://test/suite --to s3://production/suite --why "tested"',
  options: {
    from: option('STORE', 'the store that it was tried out in', '试过的版本所在的仓库'),
    'from-trust': option('FILE', 'the root.json of that store', '那个仓库的 root.json'),
    to: option('STORE', 'the store to publish in; the same as --store', '要发布到的仓库，同 --store'),
    version: option('V', 'this version; what is live there otherwise', '指定版本，默认是那里的线上版本'),
    ...publishOptions,
  },
  writes: true,
  names: [1, Infinity],
  async run(context) {
    const { given, names, open } = context;
    const [from, version] = ['from', 'version'].map((name) => given.text(name));
    if (from === undefined) throw usage('promote needs --from STORE', 'promote 需要 --from 仓库');
    if (version !== undefined && names.length > 1) {
      throw usage('--version goes with one app', '--version 一次只能用于一个应用');
    }
    const source = await open(from, given.text('from-trust'));
    await checkFrom(source, from);
    const apps = names.map((app) => ({ app, version }));
    return publishAs(context, (options) => promote({ ...options, from: source.store, apps }));
  },
};
