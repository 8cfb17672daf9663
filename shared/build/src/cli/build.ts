import { buildSuite } from '../tasks/build-suite';

const only = process.argv.slice(2);

try {
  await buildSuite(
    ({ app, version, fresh, seconds }) =>
      console.log(fresh ? `${app} ${version}  ${seconds.toFixed(1)} s` : `${app} ${version}  无变化`),
    only.length > 0 ? only : undefined,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
