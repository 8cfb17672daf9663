import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readArguments } from '@suite/build/arguments';
import { say } from '@suite/build/say';
import { workFolder } from '@suite/build/workspace';
import { drawSheets, type Picture } from './steps/contact-sheet';
import { runTool } from './steps/command';

const { values } = readArguments({
  command: 'npm run tour',
  summary: {
    en: 'Takes pictures of every page, 375 and 320 wide, and puts them on sheets in .suite/tour/sheets.',
    zh: '给所有页面拍照（宽 375 和 320），拼图放进 .suite/tour/sheets。',
  },
  options: {
    states: {
      type: 'string',
      default: 'data,empty,waiting,failing',
      value: 'LIST',
      text: { en: 'some of data,empty,waiting,failing', zh: 'data,empty,waiting,failing 中的几种' },
    },
    keep: {
      type: 'boolean',
      text: {
        en: 'only keep pictures of 30 key pages, to compare with later',
        zh: '只给 30 个关键页面留图，供以后比较',
      },
    },
    against: {
      type: 'boolean',
      text: {
        en: 'only compare the 30 key pages with the pictures that were kept',
        zh: '只把 30 个关键页面与留下的图比较',
      },
    },
    only: {
      type: 'string',
      default: '.',
      value: 'PATTERN',
      text: { en: 'pages whose name or path matches', zh: '只拍名字或路径符合的页面' },
    },
  },
});

// Imported after the arguments are read, so that the help is there at once.
const [{ findBrowser, launchBrowser }, { startSuite }] = await Promise.all([
  import('../browser/find-browser'),
  import('./suite'),
]);

const isCompared = values.keep || values.against;
const folder = workFolder('tour');
// The pictures that were kept stay: they are large, made by this machine's fonts, and no part of the project.
const kept = workFolder('key-pages');
if (!isCompared) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'sheets'), { recursive: true });
}

/** Puts the pictures of one run, app by app, on sheets. */
async function sheetsOf(run: string): Promise<number> {
  const pictures = JSON.parse(readFileSync(join(folder, run, 'pictures.json'), 'utf8')) as Picture[];
  const width = Number(run.split('-')[1]);
  let count = 0;
  const browser = await launchBrowser();
  try {
    for (const app of [...new Set(pictures.map((picture) => picture.app))].sort()) {
      const ofApp = pictures.filter((picture) => picture.app === app);
      await drawSheets(browser, ofApp, width, (sheet, at) => {
        writeFileSync(join(folder, 'sheets', `${run}-${app}-${String(at + 1).padStart(2, '0')}.png`), sheet);
        count++;
      });
    }
  } finally {
    await browser.close();
  }
  return count;
}

const pages: Record<string, string> = isCompared
  ? { KEY_PAGES: kept }
  : { TOUR_FOLDER: folder, TOUR_STATES: values.states, TOUR_ONLY: values.only };
const suite = await startSuite({
  port: 0,
  tell: console.log,
  store: workFolder('tour', 'store'),
  db: workFolder('tour', 'world.db'),
});
let ok: boolean;
try {
  ok = await runTool(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', ...(values.keep ? ['--update-snapshots'] : [])],
    {
      ...pages,
      SUITE_URL: suite.address,
      WORLD_URL: suite.portal,
      BROWSER: JSON.stringify(await findBrowser()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'report.json'),
    },
  );
} finally {
  await suite.close();
}
if (isCompared) {
  const en = values.keep
    ? `kept in ${kept}`
    : ok
      ? 'the key pages look as before'
      : 'what differs is in .suite/test-results';
  const zh = values.keep ? `图留在 ${kept}` : ok ? '关键页面和之前一样' : '不同之处在 .suite/test-results';
  console.log(say({ en, zh }));
  process.exit(ok ? 0 : 1);
}
for (const run of readdirSync(folder).filter((name) => /^\w+-\d+$/.test(name))) {
  const sheets = await sheetsOf(run);
  console.log(say({ en: `${basename(run)}: ${sheets} sheets`, zh: `${basename(run)}：${sheets} 张拼图` }));
}
console.log(say({ en: `in ${join(folder, 'sheets')}`, zh: `在 ${join(folder, 'sheets')}` }));
process.exitCode = ok ? 0 : 1;
