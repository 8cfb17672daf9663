import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { workFolder } from '@suite/build/workspace';
import { startSuite } from './suite';

/** Starts the suite that tests run on. */
export function startTestSuite(port: number) {
  // The store of an earlier run has versions to fall back to, but tests of failures need a store without them.
  rmSync(workFolder('test', 'store'), { recursive: true, force: true });
  // People of an earlier run are not in their first state.
  for (const file of ['world.db', 'world.db-shm', 'world.db-wal'])
    rmSync(workFolder('test', file), { force: true });
  return startSuite({
    port,
    tell: (line) => port !== 0 && console.log(line),
    store: workFolder('test', 'store'),
    db: workFolder('test', 'world.db'),
  });
}

// Playwright starts this file itself when it is typed alone.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const suite = await startTestSuite(4400);
  console.log(suite.address);
}
