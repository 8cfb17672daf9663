import { checkApps, say } from '../say';
import { buildSuite } from '../tasks/build-suite';

const only = process.argv.slice(2);
const unchanged = say({ en: 'unchanged', zh: '无变化' });

try {
  checkApps(only);
  await buildSuite(
    ({ app, version, fresh, seconds }) =>
      console.log(fresh ? `${app} ${version}  ${seconds.toFixed(1)} s` : `${app} ${version}  ${unchanged}`),
    only.length > 0 ? only : undefined,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
