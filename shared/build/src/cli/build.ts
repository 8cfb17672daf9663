import { readArguments } from '../arguments';
import { checkApps, say } from '../say';
import { buildSuite } from '../tasks/build-suite';

const { positionals: only } = readArguments({
  command: 'npm run build',
  summary: {
    en: 'Builds the apps that have changed since their last build, or those that are named.',
    zh: '构建上次构建后有变化的应用，或写出的应用。',
  },
  takes: { en: '[APP…]', zh: '[应用…]' },
});
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
