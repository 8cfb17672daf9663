import { restore } from '../../operations/restore';
import { ReleaseError } from '../../release-error';
import type { Command } from '../command';
import { countOf } from '../number-of';

export const restoreCommand: Command = {
  takes: '--revision N',
  summary: {
    en: 'Bring the whole suite back to the versions of a revision, in one change.',
    zh: '把所有应用一次回到某一版次的线上版本。',
  },
  example: 'npm run release -- restore --revision 41 --why "nobody can log in"',
  options: {
    revision: {
      type: 'string',
      value: 'N',
      text: { en: 'the revision, as history shows it', zh: '版次，见 history' },
    },
  },
  writes: true,
  names: [0, 0],
  async run({ store, by, given }) {
    const revision = given.text('revision');
    if (revision === undefined) {
      throw new ReleaseError('USAGE', { fault: 'restore needs --revision N', command: ' restore' });
    }
    const result = await restore({ ...by, store, to: countOf('revision', revision) });
    return {
      data: result,
      lines: (say) => [
        ...result.apps.map(({ app, from, to }) =>
          from === to
            ? say({ en: `${app}: the canary was taken back`, zh: `${app}：已撤回灰度` })
            : say({ en: `${app} is back on ${to} (from ${from})`, zh: `${app} 已从 ${from} 回到 ${to}` }),
        ),
        ...(result.changed
          ? []
          : [
              say({
                en: `all apps are as in revision ${revision} already`,
                zh: `所有应用已与第 ${revision} 版一致`,
              }),
            ]),
        say({ en: `registry revision ${result.revision}`, zh: `registry 第 ${result.revision} 版` }),
      ],
    };
  },
};
