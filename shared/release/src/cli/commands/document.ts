import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { documentOf } from '../../publish/write-document';
import { publishedRegistry } from '../../operations/published';
import { ReleaseError } from '../../release-error';
import type { Command } from '../command';

export const documentCommand: Command = {
  takes: '',
  summary: {
    en: 'Write the document that the registry vouches for, for a server in front of the gateways.',
    zh: '写出 registry 担保的首页，供网关前面的 nginx 使用。',
  },
  example: 'npm run release -- document --out /srv/suite/document/index.html --trust release-key.pem.pub',
  options: {
    out: {
      type: 'string',
      value: 'FILE',
      text: { en: 'where to, outside of the store', zh: '写到哪里（在仓库之外）' },
    },
  },
  names: [0, 0],
  async run({ store, given, cwd, by }) {
    const out = given.text('out');
    if (!out) throw new ReleaseError('USAGE', { fault: 'document needs --out FILE', command: ' document' });
    const file = resolve(cwd, out);
    const registry = await publishedRegistry(store);
    const html = await documentOf(store, registry);
    if (!by.dryRun) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, html);
      await rename(`${file}.new`, file);
    }
    return {
      data: { file, revision: registry.revision },
      lines: (say) => [
        say({
          en: `${file} is the document of revision ${registry.revision}`,
          zh: `${file} 是第 ${registry.revision} 版的首页`,
        }),
      ],
    };
  },
};
