import { setTimeout as pause } from 'node:timers/promises';
import { trustFor } from '../keys/find-trust';
import { languageOf } from '../messages/catalogue';
import { ReleaseError } from '../release-error';
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
  trust: files,
  state: file,
  options,
}: Settings): Promise<void> {
  let draining = false;
  const { store } = await openStore(address);
  const lost = (error: unknown) => gateway.log.error(error, 'the last registry could not be remembered');
  const trust = await trustFor(address, { files, file, lost });
  const opsApart = opsAddress.port !== port;
  const { gateway, ops } = createServers({ ...options, store, trust, opsApart, draining: () => draining });
  try {
    await listen(gateway, port, host);
    if (opsApart && (options.opsToken || options.deployTokens)) {
      await listen(ops, opsAddress.port, opsAddress.host);
    }
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
  if (!(error instanceof ReleaseError)) return `${(error as Error).message}\n\n${usage[language]}`;
  const { message, hint } = error.in(language);
  return [message, hint].filter(Boolean).join('\n');
}

try {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h'))
    console.log(usage[languageOf(process.env)]);
  else await start(readSettings(process.argv.slice(2), process.env));
} catch (error) {
  console.error(faultOf(error));
  process.exitCode = 1;
}
