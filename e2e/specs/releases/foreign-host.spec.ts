import { releaseBase, type LiveRelease, type Registry } from '@suite/loader/registry';
import { build } from 'esbuild';
import { expect, test } from '../suite';

/** A host as the documentation of Module Federation shows it: of a remote it knows one address. */
const host = (remote: object) => `
import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as jsx from 'react/jsx-runtime';
const shared = (lib) => ({ version: '18.3.1', lib: () => lib, shareConfig: { singleton: true, requiredVersion: false } });
// What only the suite has: the page's code finds a function under each name.
const suite = new Proxy({}, { get: () => () => ({}) });
const host = createInstance({
  name: 'elsewhere',
  remotes: [${JSON.stringify({ name: 'remote_tools', ...remote })}],
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

const addresses: [string, (release: LiveRelease) => object][] = [
  [
    'its entry',
    ({ base, entry }) => ({ entry: base + entry, type: 'global', entryGlobalName: 'remote_tools' }),
  ],
  ['its manifest', ({ version }) => ({ entry: `${releaseBase('remote-tools', version)}mf-manifest.json` })],
];

for (const [by, remoteOf] of addresses)
  test(`an ordinary federation host loads a page of ours by ${by}`, async ({ page, request }) => {
    const { apps } = (await (await request.get('/registry.json')).json()) as Registry;
    const { outputFiles } = await build({
      stdin: { contents: host(remoteOf(apps['remote-tools']!.live)), resolveDir: process.cwd() },
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
