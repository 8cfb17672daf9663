import { join } from 'node:path';
import { compile, configOf } from './build-app';

const [app, version] = process.argv.slice(2) as [string, string];
const folder = join(process.cwd(), app);

try {
  const define = await configOf(folder);
  await compile(await define({ version }));
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
