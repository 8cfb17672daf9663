import { setTimeout as pause } from 'node:timers/promises';
import { languageOf } from '../messages/catalogue';
import { isRefusal } from '../release-error';
import { trustFor } from '../repository/trust';
import { openStore } from '../store/open-store';
import { createServers } from './create-gateway';
import { listen } from './listen';
import { readSettings, type Settings } from './settings';
import { usage } from './settings-words';

async function start({
  store: address,
  port,
  host,
  ops: opsAddress,
  drain,
  trust: root,
  state: folder,
  options,
}: Settings): Promise<void> {
  let draining = false;
  const { store } = await openStore(address);
  store.trust = trustFor(address, { root, folder });
  const opsApart = opsAddress.port !== port;
  const { gateway, ops } = createServers({ ...options, store, opsApart, draining: () => draining });
  try {
    console.log(`gateway: ${await listen(gateway, port, host)}`);
    if (opsApart) console.log(`ops: ${await listen(ops, opsAddress.port, opsAddress.host)}`);
  } catch (error) {
    // Else a gateway whose other port is taken would go on without ops, and nothing would start it again.
    await gateway.close();
    throw error;
  }

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

/** What went wrong, and how to mend it; for a wrong command line how it is typed. */
function faultOf(error: unknown): string {
  const language = languageOf(process.env);
  const { message, hint } = isRefusal(error) ? error.in(language) : (error as Error & { hint?: string });
  const how = isRefusal(error) && error.code !== 'USAGE' ? hint : `\n${usage[language]}`;
  return [message, how].filter(Boolean).join('\n');
}

try {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h'))
    console.log(usage[languageOf(process.env)]);
  else await start(readSettings(process.argv.slice(2), process.env));
} catch (error) {
  console.error(faultOf(error));
  process.exitCode = 1;
}
