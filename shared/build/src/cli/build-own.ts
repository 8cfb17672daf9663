import { join } from 'node:path';
import { compile, configOf } from '../tasks/build-app';
import { manifestOf } from '../workspace';

const folder = process.cwd();
const { name, version: own } = manifestOf(folder);
const version = process.argv[2] ?? process.env.RELEASE_VERSION ?? own;

try {
  const define = await configOf(folder);
  await compile(await define({ mode: 'production', version, outDir: join(folder, 'dist') }));
  console.log(`${name} ${version}`);
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
