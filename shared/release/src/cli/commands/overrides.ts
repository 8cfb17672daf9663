import { setOverrides } from '../../operations/overrides';
import { status } from '../../operations/status';
import { ReleaseError } from '../../release-error';
import type { Command } from '../command';

export const overridesCommand: Command = {
  takes: '[list | set | none]',
  summary: {
    en: 'Set which releases ?remote=app@version may ask for on a phone.',
    zh: '设置手机上可以用 ?remote=应用@版本 打开哪些版本。',
  },
  example: 'npm run release -- overrides set --versions "*-pr*" --origins https://preview.example',
  options: {
    versions: {
      type: 'string',
      multiple: true,
      value: 'FORM',
      text: { en: 'a form of versions, such as "*-pr*"', zh: '允许的版本，如 "*-pr*"' },
    },
    origins: {
      type: 'string',
      multiple: true,
      value: 'ORIGIN',
      text: { en: 'another origin that they may come from', zh: '允许的其他来源' },
    },
  },
  names: [0, 1],
  async run({ store, by, names: [act = 'list'], given }) {
    if (!['list', 'set', 'none'].includes(act)) {
      throw new ReleaseError('USAGE', { fault: `overrides ${act}: unknown`, command: ' overrides' });
    }
    if (act !== 'list') {
      const wanted = { versions: given.texts('versions'), origins: given.texts('origins') };
      await setOverrides({ ...by, store, overrides: act === 'set' ? wanted : null });
    }
    const { overrides, revision } = await status(store);
    return {
      data: { overrides, revision },
      lines: (say) =>
        overrides
          ? [
              `${say({ en: 'versions', zh: '版本' })}: ${overrides.versions.join(', ')}`,
              `${say({ en: 'origins', zh: '来源' })}: ${overrides.origins.join(', ') || '-'}`,
            ]
          : [say({ en: 'no overrides are allowed', zh: '不允许覆盖版本' })],
    };
  },
};
