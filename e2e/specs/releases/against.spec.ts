import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setOverrides } from '@suite/release';
import { expect, test } from './bed-test';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Types `npm run dev -- remote-tools --against …`; resolves to what it says until it is up, or to its end. */
function develop(against: string, port: number) {
  const child = spawn(
    process.execPath,
    [
      'shared/build/bin/run.mjs',
      'e2e/cli/dev.ts',
      'remote-tools',
      '--against',
      against,
      '--origin',
      `http://127.0.0.1:${port}`,
    ],
    { env: { ...process.env, PORT: `${port}`, LANG: 'en_US.UTF-8', LC_ALL: '' } },
  );
  const said = new Promise<string>((resolve) => {
    let text = '';
    const hear = (part: Buffer) => {
      text += part;
      if (text.includes('Ctrl-C')) resolve(text);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => resolve(text));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.on('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { said, stop };
}

test('a local remote runs in a deployed suite once its overrides allow it', async ({ page, bed }) => {
  test.setTimeout(240_000);
  const suite = await bed();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const refused = await develop(suite.address, port).said;
  expect(refused).toContain(`npm run release -- overrides set --versions "*-dev*" --origins ${origin}`);

  await setOverrides({ store: suite.store, overrides: { versions: ['*-dev*'], origins: [origin] } });
  const local = develop(suite.address, port);
  try {
    const said = await local.said;
    const address = /^http\S+remote=\S+$/m.exec(said)?.[0] ?? said;
    expect(address).toContain(`${suite.address}/?remote=remote-tools@0.0.0-dev@${origin}#/`);
    await page.goto(address.replace(/#.*/, '#/myinfo/counter/mortgage'));
    await expect(page.locator('#root h1')).toHaveText('房贷计算器');
    await expect(page.getByText('预览版本：remote-tools@0.0.0-dev')).toBeVisible();
  } finally {
    await local.stop();
  }
});
