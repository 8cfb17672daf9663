import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../store/open-store';
import { createGateway } from './create-gateway';
import { listen } from './listen';
import { readSettings, usage, type Settings } from './settings';

async function start({ store: address, port, host, drain, options }: Settings): Promise<void> {
  let draining = false;
  const { store } = await openStore(address);
  const gateway = createGateway({ ...options, store, draining: () => draining });
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
