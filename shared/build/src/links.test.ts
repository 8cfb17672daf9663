import { join } from 'node:path';
import { apps } from './workspace';
import { links } from '@suite/kernel/links';
import type { RouteTable } from '@suite/kernel/routes';

async function patternsOf(app: string): Promise<string[]> {
  const { default: table } = (await import(join(process.cwd(), app, 'src/routes'))) as {
    default: RouteTable;
  };
  return table.routes.map(({ path }) => path);
}

test('each link leads to a route of some app, written as its table writes it', async () => {
  const patterns = (await Promise.all(apps.map(patternsOf))).flat();
  const linked = Object.values(links).map(({ pattern }) => pattern);
  expect(linked.filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});
