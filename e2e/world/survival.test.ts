import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { codes } from '@suite/api';
import { createWorld } from './create-world';
import { openSqlite } from './db/sqlite-dialect';
import { copyFilledWorld } from './testing/filled-world';
import { NOON } from './testing/noon';
import { spawnWorld } from './testing/spawn-world';

const ROUNDS = Number(process.env.WORLD_KILL_ROUNDS ?? 3);

const root = join(__dirname, '../..');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'world-kill-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Posts to the world; resolves to nothing if it stopped answering. */
async function post<Answer>(
  address: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer | undefined> {
  const asked = fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return asked.then((answer) => answer.json() as Promise<Answer>).catch(() => undefined);
}

/** Writes until the world stops answering, and notes the numbers whose write was acknowledged. */
async function write(address: string, numbers: () => string, acknowledged: string[]): Promise<void> {
  for (;;) {
    const mobile = numbers();
    const body = { mobile, type: 'login' };
    const answer = await post<{ code: number }>(`${address}/api/user/sendMessage`, body);
    if (!answer) return;
    if (answer.code === codes.SUCCESS) acknowledged.push(mobile);
  }
}

/** Buys the tools for one new learner after the other, until the world stops answering, and notes the orders paid. */
async function buy(address: string, taken: string[]): Promise<void> {
  for (;;) {
    const twin = await post<{ key: string }>(`${address}/world/twins`, { of: 'bound' });
    if (!twin) return;
    const session = await post<{ token: string }>(`${address}/world/sign-in`, { person: twin.key });
    const headers = { token: session?.token ?? '' };
    const ordered = { goods_id: 'tools', client_key: 'a-key-of-tools', amount: '1000.00' };
    const order = await post<{ data: { order_no: string } }>(
      `${address}/api/Pay/createCyjOrder`,
      ordered,
      headers,
    );
    const order_no = order?.data.order_no ?? '';
    const payment = await post<{ data: { pay_params: object } }>(
      `${address}/api/Pay/createPayment`,
      { order_no, channel: 'messenger' },
      headers,
    );
    if (!payment) return;
    const phone = { cookie: `world_person=${twin.key}` };
    const paid = await post<{ ok: boolean }>(
      `${address}/messenger/pay/confirm`,
      payment.data.pay_params,
      phone,
    );
    if (!paid) return;
    if (paid.ok) taken.push(order_no);
  }
}

test(`every acknowledged write and charge is there after ${ROUNDS} kills in the middle of both`, async () => {
  const file = join(folder, 'world.db');
  const acknowledged: string[] = [];
  const taken: string[] = [];
  let last = 0;
  const numbers = () => `138${String(++last).padStart(8, '0')}`;
  for (let round = 0; round < ROUNDS; round++) {
    const world = await spawnWorld(file);
    const before = { acknowledged: acknowledged.length, taken: taken.length };
    const writers = [
      ...Array.from({ length: 8 }, () => write(world.address, numbers, acknowledged)),
      ...Array.from({ length: 4 }, () => buy(world.address, taken)),
    ];
    // Even on a slow machine at least one write and one charge are acknowledged before the kill.
    while (acknowledged.length === before.acknowledged || taken.length === before.taken) await pause(5);
    await pause(Math.random() * 250);
    await world.kill();
    await Promise.all(writers);

    const database = openSqlite(file);
    const values = (statement: string) =>
      database
        .prepare(statement)
        .all()
        .map((row) => Object.values(row)[0]);
    expect(values('pragma integrity_check')).toEqual(['ok']);
    const kept = new Set(values('select mobile from sms'));
    expect(acknowledged.filter((mobile) => !kept.has(mobile))).toEqual([]);
    const charged = values('select order_no from charge where refunded_at is null order by 1');
    expect(taken.filter((order_no) => !charged.includes(order_no))).toEqual([]);
    // What was taken upstream is booked and given, all of it or none.
    expect(values(`select order_no from prepay where paid_at is not null order by 1`)).toEqual(charged);
    // Purchases of long ago have no attempts any more.
    const tried = `select order_no from orders where status = 'paid' and order_no in (select order_no from attempt)`;
    expect(values(`${tried} order by 1`)).toEqual(charged);
    database.close();
  }
}, 240_000);

test('a new world is open and filled with less than two seconds of work', async () => {
  const before = process.cpuUsage();
  const world = await createWorld({ db: join(folder, 'new.db'), port: 0 });
  // Not the time that passed: a machine that does other work as well would be measured too.
  const { user, system } = process.cpuUsage(before);
  await world.close();
  expect((user + system) / 1e6).toBeLessThan(2);
});

test('the world ends when it is asked to, and not sooner', async () => {
  const db = join(folder, 'ending.db');
  await copyFilledWorld(db, { now: NOON });
  const world = await spawnWorld(db);
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
  await copyFilledWorld(db, { now: NOON });
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
