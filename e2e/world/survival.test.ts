import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { codes } from '@suite/api';
import { createWorld } from './create-world';
import { openSqlite } from './db/sqlite-dialect';
import { spawnWorld } from './testing/spawn-world';

const ROUNDS = Number(process.env.WORLD_KILL_ROUNDS ?? 3);
const WRITERS = 8;

const root = join(__dirname, '../..');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'world-kill-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes until the world stops answering, and notes the numbers whose write was acknowledged. */
async function write(address: string, numbers: () => string, acknowledged: string[]): Promise<void> {
  for (;;) {
    const mobile = numbers();
    const answer = await fetch(`${address}/api/user/sendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile, type: 'login' }),
    })
      .then((response) => response.json() as Promise<{ code: number }>)
      .catch(() => undefined);
    if (!answer) return;
    if (answer.code === codes.SUCCESS) acknowledged.push(mobile);
  }
}

test(`every acknowledged write is there after ${ROUNDS} kills in the middle of writing`, async () => {
  const file = join(folder, 'world.db');
  const acknowledged: string[] = [];
  let last = 0;
  const numbers = () => `138${String(++last).padStart(8, '0')}`;
  for (let round = 0; round < ROUNDS; round++) {
    const world = await spawnWorld(file);
    const before = acknowledged.length;
    const writers = Array.from({ length: WRITERS }, () => write(world.address, numbers, acknowledged));
    // Even on a slow machine at least one write is acknowledged before the kill.
    while (acknowledged.length === before) await pause(5);
    await pause(Math.random() * 250);
    await world.kill();
    await Promise.all(writers);

    const database = openSqlite(file);
    const rows = database.prepare('select mobile from sms').all() as { mobile: string }[];
    const kept = new Set(rows.map(({ mobile }) => mobile));
    const { integrity_check: integrity } = database.prepare('pragma integrity_check').get() as Record<
      string,
      string
    >;
    database.close();
    expect(acknowledged.filter((mobile) => !kept.has(mobile))).toEqual([]);
    expect(integrity).toBe('ok');
  }
}, 240_000);

const KILLS = Math.min(ROUNDS, 2);

test(`a charge that was taken is kept after ${KILLS} kills in the middle of paying`, async () => {
  const file = join(folder, 'charges.db');
  const taken: string[] = [];
  for (let round = 0; round < KILLS; round++) {
    const world = await spawnWorld(file);
    const post = async <Answer>(path: string, body: object, headers: Record<string, string> = {}) => {
      const asked = fetch(`${world.address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return asked.then((answer) => answer.json() as Promise<Answer>).catch(() => undefined);
    };
    /** Buys the tools for one new learner after the other, until the world stops answering. */
    const buy = async () => {
      for (;;) {
        const twin = await post<{ key: string }>('/world/twins', { of: 'bound' });
        if (!twin) return;
        const session = await post<{ token: string }>('/world/sign-in', { person: twin.key });
        const headers = { token: session?.token ?? '' };
        const ordered = { goods_id: 'tools', client_key: 'a-key-of-tools', amount: '1000.00' };
        const order = await post<{ data: { order_no: string } }>('/api/Pay/createCyjOrder', ordered, headers);
        const order_no = order?.data.order_no ?? '';
        const asked = { order_no, channel: 'messenger' };
        const payment = await post<{ data: { pay_params: object } }>(
          '/api/Pay/createPayment',
          asked,
          headers,
        );
        if (!payment) return;
        const phone = { cookie: `world_person=${twin.key}` };
        const paid = await post<{ ok: boolean }>('/messenger/pay/confirm', payment.data.pay_params, phone);
        if (!paid) return;
        if (paid.ok) taken.push(order_no);
      }
    };
    const before = taken.length;
    const buyers = Array.from({ length: 4 }, buy);
    while (taken.length === before) await pause(5);
    await pause(Math.random() * 100);
    await world.kill();
    await Promise.all(buyers);
  }
  const database = openSqlite(file);
  const numbers = (statement: string) =>
    database
      .prepare(statement)
      .all()
      .map((row) => Object.values(row)[0]);
  const charged = numbers('select order_no from charge where refunded_at is null order by 1');
  expect(taken.filter((order_no) => !charged.includes(order_no))).toEqual([]);
  // What was taken upstream is booked and given, all of it or none.
  expect(numbers(`select order_no from prepay where paid_at is not null order by 1`)).toEqual(charged);
  // Purchases of long ago have no attempts any more.
  const tried = `select order_no from orders where status = 'paid' and order_no in (select order_no from attempt)`;
  expect(numbers(`${tried} order by 1`)).toEqual(charged);
  database.close();
}, 120_000);

test('a new world is open and filled in under two seconds', async () => {
  let best = Infinity;
  // The best of five, because other work of the machine is not to be measured.
  for (let round = 0; round < 5 && best >= 2000; round++) {
    const start = performance.now();
    const world = await createWorld({ db: join(folder, `new-${round}.db`), port: 0 });
    best = Math.min(best, performance.now() - start);
    await world.close();
  }
  expect(best).toBeLessThan(2000);
});

test('the world ends when it is asked to, and not sooner', async () => {
  const world = await spawnWorld(join(folder, 'fresh.db'));
  const { ok } = (await (await fetch(`${world.address}/world/health`)).json()) as { ok: boolean };
  expect(ok).toBe(true);
  expect(await world.kill('SIGTERM')).toBe(0);
}, 30_000);

test('data of other code are refused in words, and a reset starts them anew', async () => {
  const db = join(folder, 'other.db');
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'e2e/world/main.ts', '--db', db, ...args], {
      cwd: root,
      env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '' },
    });
  await run('--reset');
  const file = openSqlite(db);
  file.exec("insert into kysely_migration (name, timestamp) values ('later-1', '2026-01-01')");
  file.close();
  await expect(run('--port', '0')).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /^the outside world's data were made by other code \(later-1\).*world:reset.*\n$/,
    ),
  });
  expect((await run('--reset')).stdout).toBe('The world is back on its first day\n');
});
