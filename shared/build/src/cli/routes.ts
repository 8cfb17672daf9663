import { join } from 'node:path';
import { readArguments } from '../arguments';
import type { RouteData } from '@suite/kernel/routes';
import { apps } from '../workspace';

/** One row of the command's answer. */
interface Row {
  app: string;
  path: string;
  name: string;
  title: string;
  skipUserCheck: boolean;
  /** Where its tile stands: the page, and the order there. */
  tile?: string;
}

async function rowsOf(app: string): Promise<Row[]> {
  const { default: table, errorPage } = await import(join(process.cwd(), app, 'src/routes.ts'));
  return [...(table.routes as RouteData[]), ...(errorPage ? [errorPage as RouteData] : [])].map(
    ({ path, name, title, skipUserCheck, tile }) => ({
      app,
      path,
      name,
      title,
      skipUserCheck: Boolean(skipUserCheck),
      ...(tile && { tile: `${tile.on} ${tile.order}` }),
    }),
  );
}

const { values } = readArguments({
  command: 'npm run routes',
  summary: { en: 'Lists the routes of all apps.', zh: '列出各应用的全部路由。' },
  options: {
    json: { type: 'boolean', default: false, text: { en: 'answer in JSON', zh: '以 JSON 输出' } },
  },
});
const rows = (await Promise.all(apps.map(rowsOf))).flat();

if (values.json) console.log(JSON.stringify(rows));
else
  for (const { app, path, name, title, tile = '' } of rows)
    console.log([app, path, name, title, tile].join('\t').trimEnd());
