import { setTimeout as pause } from 'node:timers/promises';
import { languageOf } from '../messages/catalogue';
import { isRefusal } from '../release-error';
import { trustFor } from '../repository/trust';
import { openStore } from '../store/local-store';
import { createServers } from './create-gateway';
import { listen } from './listen';
import { gatewayHelp, readSettings } from './settings';

async function start(settings: ReturnType<typeof readSettings>): Promise<void> {
  const { store: address, port, host, ops: opsAddress, drain, options } = settings;
  let draining = false;
  const store = await openStore(address);
  store.trust = trustFor(address, { root: settings.trust, folder: settings.state });
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
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

/** What went wrong, and how to mend it; for a wrong command line how it is typed. */
function faultOf(error: unknown): string {
  const language = languageOf(process.env);
  const help = `\n${gatewayHelp(language)}`;
  if (!isRefusal(error)) return `${(error as Error).message}\n${help}`;
  const { message, hint } = error.in(language);
  return [message, error.code === 'USAGE' ? help : hint].filter(Boolean).join('\n');
}

try {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h'))
    console.log(gatewayHelp(languageOf(process.env)));
  else await start(readSettings(process.argv.slice(2), process.env));
} catch (error) {
  console.error(faultOf(error));
  process.exitCode = 1;
}
