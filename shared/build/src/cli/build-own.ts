import { settingsOf } from '../config/settings';
import { compile, configOf } from '../tasks/build-app';
import { appOf } from '../workspace';

const folder = process.cwd();
const [version] = process.argv.slice(2);

try {
  const settings = await settingsOf(folder, version ? { version } : {});
  const define = await configOf(folder);
  await compile(await define(settings));
  console.log(`${appOf(folder)} ${settings.version}`);
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
