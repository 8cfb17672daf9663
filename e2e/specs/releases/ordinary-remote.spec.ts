import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { webpack as Webpack } from '@suite/build';
import { EsbuildPlugin } from 'esbuild-loader';
import { workFolder } from '@suite/build/workspace';
import { publishAll } from '@suite/release';
import { expect, test } from './bed-test';

const require = createRequire(resolve('e2e/package.json'));

const options = {
  name: 'remote_guest',
  filename: 'remoteEntry.js',
  exposes: { './routes': './src/routes.js' },
  shared: { react: { singleton: true } },
};

interface Tools {
  webpack: typeof Webpack;
  plugin: Webpack.WebpackPluginInstance;
  /** webpack's own if there is none. */
  minimizer?: Webpack.WebpackPluginInstance[];
}

/** The plugins of Module Federation as they come, each with the webpack that it works with. */
const stock: Record<string, () => Tools> = {
  webpack: () => {
    const webpack = require('webpack') as typeof Webpack;
    return { webpack, plugin: new webpack.container.ModuleFederationPlugin(options) };
  },
  '@module-federation/enhanced': () => {
    process.env.FEDERATION_WEBPACK_PATH = require.resolve('webpack-federation');
    const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack') as {
      ModuleFederationPlugin: new (given: object) => Webpack.WebpackPluginInstance;
    };
    return {
      webpack: require('webpack-federation') as typeof Webpack,
      // The minimizer puts scripts into functions, in which a `var` would be no global.
      plugin: new ModuleFederationPlugin({
        ...options,
        library: { type: 'window', name: options.name },
        dts: false,
      }),
      minimizer: [new EsbuildPlugin({ target: 'es2015', supported: { 'dynamic-import': false } })],
    };
  },
};

const route = { path: '/guest', name: 'Guest', title: '来客', skipUserCheck: true };

const sources = (page: string) => ({
  'src/routes.js': `export default {
  owner: 'remote-guest',
  routes: [{ name: 'Guest', title: '来客', page: () => import('./page') }],
};`,
  'src/page.js': `import { createElement, useState } from 'react';
export default function Guest() {
  const [times, setTimes] = useState(0);
  ${page}
  return createElement('button', { onClick: () => setTimes(times + 1) }, \`按了 \${times} 次\`);
}`,
  // The team's own word about its routes, and for the plugin that writes no manifest about what it takes of the host.
  'dist/routes.json': JSON.stringify({
    owner: 'remote-guest',
    routes: [route],
    builtAgainst: { react: '18.3.1' },
  }),
});

/** Builds the remote with one of the plugins and nothing of the suite, and describes it; returns its files' folder. */
async function buildGuest(folder: string, by: string, version: string, page = ''): Promise<string> {
  for (const [path, text] of Object.entries(sources(page))) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { webpack, plugin, minimizer } = stock[by]!();
  const dist = join(folder, 'dist');
  const compiler = webpack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2015'],
    devtool: false,
    entry: {},
    output: { path: dist, publicPath: 'auto', uniqueName: 'remote_guest' },
    plugins: [plugin],
    optimization: { minimizer },
  });
  await new Promise<void>((done, fail) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString('errors-only'))) : done(),
    ),
  );
  execFileSync(process.execPath, ['shared/build/bin/describe.mjs', dist, version], { stdio: 'pipe' });
  return dist;
}

let folder: string;
test.beforeEach(() => {
  mkdirSync(workFolder('test'), { recursive: true });
  folder = mkdtempSync(workFolder('test', 'guest-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

for (const by of Object.keys(stock))
  test(`a remote that ${by} built is published and runs in the host`, async ({ page, bed, errors }) => {
    const suite = await bed();
    const publish = async (version: string, code?: string) => {
      await publishAll({
        store: suite.store,
        dists: [await buildGuest(folder, by, version, code)],
        why: 'guest',
      });
      const live = async () => (await page.request.get(`${suite.address}/registry.json`)).text();
      await expect.poll(live).toContain(`"${version}"`);
    };
    await publish('1.0.0');

    // As the first page, and as a later one.
    await page.goto(`${suite.address}/#/guest`);
    const button = page.getByRole('button', { name: '按了' });
    await button.click();
    await expect(button).toHaveText('按了 1 次');
    await page.goto(`${suite.address}/#/myinfo/counter/mortgage`);
    await expect(page.locator('#root h1')).toHaveText('房贷计算器');
    await page.evaluate(() => (location.hash = '/guest'));
    await button.click();
    await expect(button).toHaveText('按了 1 次');

    // An entry that was changed on the way does not run.
    await page.route('**/remote-guest/1.0.0/remoteEntry.js*', async (request) => {
      const response = await request.fetch();
      await request.fulfill({ response, body: `${await response.text()};window.changed = true;` });
    });
    await page.goto('about:blank');
    await page.goto(`${suite.address}/#/guest`);
    await expect(page.getByText('页面没有加载出来')).toBeVisible();
    expect(await page.evaluate(() => 'changed' in window)).toBe(false);
    await page.unroute('**/remote-guest/1.0.0/remoteEntry.js*');

    // Its versions have one container, so the previous one cannot take the place of one that is broken.
    await publish('1.0.1', "throw new Error('broken');");
    await page.goto('about:blank');
    await page.goto(`${suite.address}/#/guest`);
    await expect(page.getByText('页面出错了')).toBeVisible();
    await expect(button).toHaveCount(0);
    expect(errors.filter((error) => !/broken|integrity|remote_guest/.test(error))).toEqual([]);
  });
