import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readArguments } from '@suite/build/arguments';
import type { Browser } from '@playwright/test';
import { temporaryFolder } from '../cli/steps/temporary-folder';
import type { Fault } from './fault-list';
import { tableOf, type Row } from './fault-table';

const { values } = readArguments({
  command: 'npm run faults',
  summary: {
    en: 'Breaks each file of a page in each way, and shows what a visitor sees.',
    zh: '让页面的每种文件以各种方式出错，列出访客看到什么。',
  },
  options: {
    json: { type: 'boolean', default: false, text: { en: 'answer in JSON', zh: '以 JSON 输出' } },
    only: {
      type: 'string',
      default: '',
      value: 'WORDS',
      text: { en: 'faults with these words in their name', zh: '只试名字含这些字的故障' },
    },
  },
});
// Imported after the arguments are read, so that the help is there at once.
const [
  { buildSuite },
  { launchBrowser },
  { createWorld },
  { faults },
  { default: fillStock },
  { tryFault, wanted },
] = await Promise.all([
  import('@suite/build/tasks'),
  import('../browser/find-browser'),
  import('../world/create-world'),
  import('./fault-list'),
  import('./stock'),
  import('./try-fault'),
]);

async function rowOf(browser: Browser, world: string, fault: Fault, hasPrevious: boolean): Promise<Row> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 375, height: 667 } });
  try {
    const outcome = await tryFault(await context.newPage(), world, fault, hasPrevious);
    const ok = isDeepStrictEqual(outcome, wanted(fault, hasPrevious));
    return { fault: fault.name, previous: hasPrevious, ...outcome, ok };
  } finally {
    await context.close();
  }
}

async function rows(browser: Browser, world: string): Promise<Row[]> {
  const waiting = faults
    .filter(({ name }) => name.includes(values.only))
    .flatMap((fault) => [true, false].map((hasPrevious) => ({ fault, hasPrevious })));
  const done: Row[] = new Array(waiting.length);
  let next = 0;
  const work = async () => {
    for (let at = next++; at < waiting.length; at = next++) {
      const { fault, hasPrevious } = waiting[at] as (typeof waiting)[number];
      done[at] = await rowOf(browser, world, fault, hasPrevious);
      console.error(`${at + 1} of ${waiting.length}  ${fault.name}`);
    }
  };
  await Promise.all([work(), work()]);
  return done;
}

const folder = temporaryFolder('faults');
try {
  await buildSuite(({ app, fresh }) => fresh && console.error(`built ${app}`));
  await fillStock();
  const world = await createWorld({ db: join(folder, 'world.db'), port: 0 });
  const browser = await launchBrowser();
  try {
    const table = await rows(browser, world.address);
    console.log(values.json ? JSON.stringify(table, null, 2) : tableOf(table));
    process.exitCode = table.every(({ ok }) => ok) ? 0 : 1;
  } finally {
    await Promise.all([browser.close(), world.close()]);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit();
