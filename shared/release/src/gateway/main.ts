import { setTimeout as pause } from 'node:timers/promises';
import { trustFor } from '../keys/find-trust';
import { openStore } from '../store/open-store';
import { createGateway } from './create-gateway';
import { listen } from './listen';
import { readSettings, usage, type Settings } from './settings';

async function start({
  store: address,
  port,
  host,
  drain,
  trust: files,
  state: file,
  options,
}: Settings): Promise<void> {
  let draining = false;
  const { store } = await openStore(address);
  const lost = (error: unknown) => gateway.log.error(error, 'the last registry could not be remembered');
  const trust = await trustFor(address, { files, file, lost });
  const gateway = createGateway({ ...options, store, trust, draining: () => draining });
  await listen(gateway, port, host);

  async function stop(signal: string): Promise<void> {
    if (draining) return;
    draining = true;
    gateway.log.info(`${signal}: closing in ${drain / 1000} s`);
    await pause(drain);
    await gateway.close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  await start(readSettings(process.argv.slice(2), process.env));
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 1;
}
