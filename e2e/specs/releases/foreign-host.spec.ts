import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { releaseBase, type LiveRelease, type Registry } from '@suite/loader/registry';
import { build } from 'esbuild';
import { buildHost, hostKinds, newFolder } from '../../releases/ordinary-builds';
import { expect, test } from '../suite';
import { thoroughUnless } from '../sweep/thorough';

/** A host by the runtime alone: of a remote it knows its entry. */
const host = ({ base, entry }: LiveRelease) => `
import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as jsx from 'react/jsx-runtime';
const shared = (lib) => ({ version: '18.3.1', lib: () => lib, shareConfig: { singleton: true, requiredVersion: false } });
// What only the suite has: the page's code finds a function under each name.
const suite = new Proxy({}, { get: () => () => ({}) });
const host = createInstance({
  name: 'elsewhere',
  remotes: [{ name: 'remote_tools', entry: '${base + entry}', type: 'global', entryGlobalName: 'remote_tools' }],
  shared: {
    react: shared(React),
    'react/jsx-runtime': shared(jsx),
    'react-dom': shared({}),
    '@suite/kernel': shared(suite),
    '@suite/kernel/router': shared(suite),
    '@suite/ui/base': shared(suite),
  },
});
self.loaded = host.loadRemote('remote_tools/routes').then(async ({ default: { routes } }) => {
  const { page } = routes.find(({ name }) => name === 'MakeNewIntroduce');
  return typeof (await page()).default;
});`;

test('an ordinary federation host loads a page of ours by its entry', async ({ page, request }) => {
  const { apps } = (await (await request.get('/registry.json')).json()) as Registry;
  const { outputFiles } = await build({
    stdin: { contents: host(apps['remote-tools']!.live), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await page.route('**/elsewhere', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/elsewhere');
  await page.addScriptTag({ content: outputFiles[0]?.text });
  expect(await page.evaluate(() => (window as unknown as { loaded: unknown }).loaded)).toBe('function');
  const styles = page.locator('link[rel=stylesheet][href*="MakeNewIntroduce."]');
  await expect(styles).toHaveCount(1);
});

/** Serves the files of a folder on an origin of its own. */
async function serve(folder: string): Promise<{ address: string; close: () => void }> {
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };
  const server = createServer(({ url = '' }, response) => {
    const path = join(folder, url === '/' ? 'index.html' : url);
    response.setHeader('content-type', types[path.split('.').at(-1) as string] ?? 'text/plain');
    createReadStream(path)
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

for (const by of Object.keys(hostKinds))
  test(
    `a host of ${by}, on an origin of its own, shows a page of ours by its manifest`,
    thoroughUnless(by === 'rspack'),
    async ({ page, request, baseURL, errors }) => {
      const { apps } = (await (await request.get('/registry.json')).json()) as Registry;
      const { version } = apps['remote-tools']!.live;
      const { folder, remove } = newFolder();
      const manifest = `${baseURL}${releaseBase('remote-tools', version)}mf-manifest.json`;
      const host = await serve(await buildHost(folder, by, manifest));
      try {
        await page.goto(host.address);
        await expect(page.getByRole('heading', { name: '不错过每一只新股' })).toBeVisible();
        await page.getByRole('link', { name: '打开打新日历' }).click();
        expect(page.url()).toBe(`${host.address}#/make-new`);
        expect(errors).toEqual([]);
      } finally {
        host.close();
        remove();
      }
    },
  );
