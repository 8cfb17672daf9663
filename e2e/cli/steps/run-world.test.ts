import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWorld } from './run-world';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

test('the world begins anew on its data when its code changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'world-run-'));
  let renewed: (fault?: string) => void = () => undefined;
  const changed = new Promise<string | undefined>((resolve) => (renewed = resolve));
  const world = await runWorld({
    port: await freePort(),
    db: join(folder, 'world.db'),
    gateway: 'http://127.0.0.1:1',
    changed: renewed,
  });
  try {
    const clock = () =>
      fetch(`${world.address}/world/clock`).then(
        (answer) => answer.json() as Promise<{ mode: string; now: number }>,
      );
    await fetch(`${world.address}/world/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ set: Date.parse('2030-01-01T00:00:00Z'), standing: true }),
    });
    const { mode, now: kept } = await clock();
    await utimes('e2e/world/main.ts', new Date(), new Date());
    expect(await changed).toBeUndefined();
    expect(await clock()).toMatchObject({ mode, now: kept });
  } finally {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 150_000);
