import { join } from 'node:path';
import type { RouteData } from '@suite/kernel/routes';
import { apps } from '../workspace';

/** One row of the command's answer. */
interface Row {
  app: string;
  path: string;
  name: string;
  title: string;
  skipUserCheck: boolean;
}

async function rowsOf(app: string): Promise<Row[]> {
  const { default: table, errorPage } = await import(join(process.cwd(), app, 'src/routes.ts'));
  return [...(table.routes as RouteData[]), ...(errorPage ? [errorPage as RouteData] : [])].map(
    ({ path, name, title, skipUserCheck }) => ({
      app,
      path,
      name,
      title,
      skipUserCheck: Boolean(skipUserCheck),
    }),
  );
}

const rows = (await Promise.all(apps.map(rowsOf))).flat();

if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
else for (const { app, path, name, title } of rows) console.log([app, path, name, title].join('\t'));
