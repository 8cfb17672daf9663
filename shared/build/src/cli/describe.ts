import { readArguments } from '../arguments';
import { describeBuild } from '../tasks/describe-build';

const { positionals } = readArguments({
  command: 'npx suite-describe',
  summary: {
    en: 'Writes release.json for a remote that stock federation plugins have built, from its mf-manifest.json and routes.json.',
    zh: '给普通联邦插件构建的远程应用写 release.json，依据是产物里的 mf-manifest.json 和 routes.json。',
  },
  takes: { en: 'DIST VERSION', zh: '产物目录 版本号' },
});

try {
  const [dist, version] = positionals;
  if (!dist || !version) throw new Error('npx suite-describe DIST VERSION');
  const { name } = describeBuild(dist, version);
  console.log(`${name} ${version}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
