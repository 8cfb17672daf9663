import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createWorld } from './create-world';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4401' },
    host: { type: 'string', default: '127.0.0.1' },
    db: { type: 'string', default: fileURLToPath(new URL('../../.suite/world/world.db', import.meta.url)) },
    gateway: { type: 'string' },
    /** Starts anew and ends, without serving anything. */
    reset: { type: 'boolean', default: false },
  },
});

try {
  const { db, gateway, host, port, reset } = values;
  const world = await createWorld({ db, gateway, host, ...(!reset && { port: Number(port) }) });
  if (reset) {
    await world.reset();
    await world.close();
    const isChinese = /^zh/i.test(process.env.LC_ALL || process.env.LANG || '');
    console.log(isChinese ? '世界已恢复到第一天' : 'The world is back on its first day');
  } else {
    console.log(world.address);
    const stop = () => void world.close().finally(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  }
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(taken ? `port ${values.port} is already in use` : error);
  process.exit(1);
}
