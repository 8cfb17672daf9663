import { setOverrides } from '../../publish/overrides';
import { status } from '../../publish/status';
import { options, usage, type Command } from '../command';

export const overridesCommand: Command = {
  takes: '[list | set | none]',
  summary: {
    en: 'Set which releases ?remote=app@version may ask for on a phone.',
    zh: '设置手机上可以用 ?remote=应用@版本 打开哪些版本。',
  },
  example: 'npm run release -- overrides set --versions "*-pr*" --origins https://preview.example',
  options: {
    versions: options('FORM', 'a form of versions, such as "*-pr*"', '允许的版本，如 "*-pr*"'),
    origins: options('ORIGIN', 'another origin that they may come from', '允许的其他来源'),
  },
  names: [0, 1],
  async run({ store, by, names: [act = 'list'], given }) {
    if (!['list', 'set', 'none'].includes(act)) {
      throw usage(`overrides ${act}: unknown`, `overrides ${act}：没有这个操作`);
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
              `${say('versions', '版本')}: ${overrides.versions.join(', ')}`,
              `${say('origins', '来源')}: ${overrides.origins.join(', ') || '-'}`,
            ]
          : [say('no overrides are allowed', '不允许覆盖版本')],
    };
  },
};
