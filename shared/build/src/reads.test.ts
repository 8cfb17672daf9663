import { join } from 'node:path';
import * as api from '@suite/api';
import type { Call } from '@suite/api';
import type { RouteTable } from '@suite/kernel/routes';
import { isSafeRead, readDeclarations } from './calls';
import { apps } from './workspace';

const gets = Object.values<unknown>(api)
  .map((one) => one as Partial<Call<void, unknown>>)
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path);

test('each read that a route declares is a GET that the suite declares', async () => {
  const tables = await Promise.all(
    apps.map(
      async (app) => (await import(join(process.cwd(), app, 'src/routes'))) as { default: RouteTable },
    ),
  );
  const reads = tables.flatMap(({ default: { routes } }) => routes.flatMap(({ reads = [] }) => reads));
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter((read) => !gets.includes(read.split('?')[0]))).toEqual([]);
  // What writes begins when the page asks, not before it is known whether it opens.
  const writing = readDeclarations().calls.filter((call) => call.method === 'GET' && !isSafeRead(call));
  const paths = writing.map(({ path }) => path);
  expect(paths).toContain('/v3/reformExam/detail');
  expect(reads.filter((read) => paths.includes(read.split('?')[0] as string))).toEqual([]);
});
