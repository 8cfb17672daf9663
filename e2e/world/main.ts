import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isChinese } from './is-chinese';

const usage = isChinese
  ? `npm run world:reset
外部世界的人物和数据回到第一天。

node shared/build/bin/run.mjs e2e/world/main.ts [--port N] [--host ADDRESS] [--db FILE] [--gateway URL]
单独启动外部世界，默认端口 4401；--gateway 是应用的地址。`
  : `npm run world:reset
Puts people and data of the outside world back to the first day.

node shared/build/bin/run.mjs e2e/world/main.ts [--port N] [--host ADDRESS] [--db FILE] [--gateway URL]
Starts the outside world alone, on port 4401 otherwise; --gateway is the address of the app.`;

const options = {
  port: { type: 'string', default: '4401' },
  host: { type: 'string', default: '127.0.0.1' },
  db: { type: 'string', default: fileURLToPath(new URL('../../.suite/world/world.db', import.meta.url)) },
  gateway: { type: 'string' },
  /** Starts anew and ends, without serving anything. */
  reset: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

function typed() {
  try {
    return parseArgs({ options });
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}\n\n${usage}`);
    process.exit(2);
  }
}

const { values } = typed();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
// Imported after the arguments are read, so that the help is there at once.
const [{ createWorld }, { OtherCode }] = await Promise.all([import('./create-world'), import('./db')]);

const { db, gateway, host, port, reset } = values;
const open = () => createWorld({ db, gateway, host, ...(!reset && { port: Number(port) }) });

/** Data of other code cannot be reset, so the file is made anew. */
async function openAnew(error: unknown) {
  if (!reset || !(error instanceof OtherCode)) throw error;
  for (const file of [db, `${db}-wal`, `${db}-shm`]) await rm(file, { force: true });
  return open();
}

try {
  const world = await open().catch(openAnew);
  if (reset) {
    await world.reset();
    await world.close();
    console.log(isChinese ? '世界已恢复到第一天' : 'The world is back on its first day');
  } else {
    console.log(world.address);
    const stop = () => void world.close().finally(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  }
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const plain = taken ? `port ${port} is already in use` : error instanceof OtherCode && error.message;
  console.error(plain || error);
  process.exit(1);
}
