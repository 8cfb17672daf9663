import { promote } from '../../operations/promote';
import { publishedRegistry } from '../../operations/published';
import { isRefusal, ReleaseError } from '../../release-error';
import type { OpenedStore } from '../../store/open-store';
import type { Command } from '../command';
import { numberOf } from '../number-of';
import { withFacts } from '../with-facts';
import { publishedLines, refuseWithoutSite, siteOf } from './publish';

/** Refuses a store without releases by its own address: the next step is not for the one to publish in. */
async function checkFrom({ store }: OpenedStore, from: string): Promise<void> {
  await publishedRegistry(store).catch(async (error: unknown) => {
    if (!isRefusal(error)) throw error;
    const { code, facts, cause } = await withFacts(error, from, store);
    throw new ReleaseError(code, { ...facts, from }, { cause });
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
    from: {
      type: 'string',
      value: 'STORE',
      text: { en: 'the store that it was tried out in', zh: '试过的版本所在的仓库' },
    },
    'from-trust': {
      type: 'string',
      multiple: true,
      value: 'FILE',
      text: {
        en: 'public keys of that store, if it is signed by others than this one',
        zh: '那个仓库的公钥文件，签名密钥与这个仓库不同时给出',
      },
    },
    to: {
      type: 'string',
      value: 'STORE',
      text: { en: 'the store to publish in; the same as --store', zh: '要发布到的仓库，同 --store' },
    },
    version: {
      type: 'string',
      value: 'V',
      text: { en: 'this version; what is live there otherwise', zh: '指定版本，默认是那里的线上版本' },
    },
    canary: {
      type: 'string',
      value: 'N',
      text: { en: 'for N percent of the visitors', zh: '只面向 N% 的访客' },
    },
    'drop-route': {
      type: 'string',
      multiple: true,
      value: 'PATH',
      text: { en: 'a route that is given up', zh: '声明不再提供的路由' },
    },
    site: {
      type: 'string',
      value: 'FILE',
      text: { en: 'settings of the environment, as JSON', zh: '环境设置（JSON 文件）' },
    },
  },
  names: [1, Infinity],
  async run(context) {
    const { given, by, names, tell, open } = context;
    const usage = (fault: string) => new ReleaseError('USAGE', { fault, command: ' promote' });
    const [from, version] = ['from', 'version'].map((name) => given.text(name));
    if (from === undefined) throw usage('promote needs --from STORE');
    if (version !== undefined && names.length > 1) throw usage('--version goes with one app');
    const source = await open(from, given.texts('from-trust'));
    await checkFrom(source, from);
    await refuseWithoutSite(context);
    const canary = given.text('canary');
    const result = await promote({
      ...by,
      store: context.store,
      from: source.store,
      apps: names.map((app) => ({ app, ...(version !== undefined && { version }) })),
      site: siteOf(context),
      ...(canary !== undefined && { canary: numberOf('canary', canary) }),
      lost: given.texts('drop-route'),
      tell,
    });
    return { data: result, lines: publishedLines(result, canary) };
  },
};
