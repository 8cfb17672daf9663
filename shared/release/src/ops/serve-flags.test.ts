import type { FastifyInstance } from 'fastify';
import { setFlag } from '../publish/flags';
import { history } from '../repository/history';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { confirm, login, startOps } from './testing';

let suite: LiveSuite;
let gateway: FastifyInstance;

beforeEach(async () => {
  suite = await liveSuite();
  const flags = [{ name: 'poster', does: '周回顾海报', on: true }];
  await suite.put('remote-a', '2.0.0', { who: '李四' }, { flags });
  gateway = await startOps(suite.store);
});
afterEach(() => gateway.close());

const get = async (url: string) => (await gateway.inject({ url, headers: login })).body.replace(/\s+/g, ' ');
const rules = async () => (await suite.registry()).flags;
const last = async () => (await history(suite.store, 1))[0];
const links = async () =>
  [...(await get('/ops/flags')).matchAll(/href="\/ops\/flags\/poster\/(\w+)"/g)].map(([, path]) => path);

const act = (path: string, over?: Record<string, string>) =>
  confirm(gateway, `/ops/flags/poster/${path}`, over);

test('a flag is shown with what it does and how it is, and the list of apps leads there', async () => {
  expect(await get('/ops/')).toContain('href="/ops/flags"');
  expect(await get('/ops/flags')).toMatch(/<h2>poster<\/h2> <p>周回顾海报<\/p>.*按代码默认打开.*remote-a/);
  expect(await links()).toEqual(['on', 'off', 'some']);
});

test('a switch is confirmed, has a reason, and is done by who has logged in', async () => {
  const form = await get('/ops/flags/poster/off');
  expect(form).toMatch(/作用<\/span> 周回顾海报.*现在<\/span> 按代码默认打开.*改为<\/span> 关闭/);
  const answer = await act('off', { who: '李四' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ops/flags?done=off']);
  expect(await rules()).toEqual({ poster: { below: 0 } });
  expect(await last()).toMatchObject({
    who: '张三',
    why: '学员打不开考试',
    change: { kind: 'flag', flag: 'poster', percent: 0 },
  });
  expect(await get('/ops/flags?done=off')).toMatch(/role="status">关闭：已完成.*变更记录.*开关 poster：关闭/);
  expect(await links()).toEqual(['on', 'some', 'clear']);
  await act('clear');
  expect(await rules()).toBeUndefined();
});

test.each([
  [{ percent: '12.5' }, { below: 1250 }],
  [{ staff: '1' }, { below: 0, staff: true }],
  [{ line: 'management' }, { below: 0, line: 'management' }],
  [
    { percent: '5', line: 'learner' },
    { below: 500, line: 'learner' },
  ],
])('for some it is on as the form says: %j', async (fields, rule) => {
  expect((await act('some', fields)).statusCode).toBe(303);
  expect(await rules()).toEqual({ poster: rule });
  expect(await links()).toEqual(['on', 'off', 'some', 'clear']);
  // The next form begins with what is there.
  const form = await get('/ops/flags/poster/some');
  const [share] = /(?<=type="number"[^>]* value=")[^"]*/.exec(form) ?? [];
  const [line] = /(?<=<option value=")\w*(?="\s+selected)/.exec(form) ?? [];
  const found = { percent: share, line, staff: /name="staff"[^>]* checked/.test(form) ? '1' : '' };
  expect(found).toEqual({ percent: '', line: '', staff: '', ...fields });
});

test.each<[string, string, Record<string, string>, number, string]>([
  ['without a share', 'some', {}, 400, '请至少填写一项'],
  ['of a line that there is not', 'some', { line: 'both' }, 400, '请至少填写一项'],
  ['of more than all', 'some', { percent: '101' }, 409, '没有成功：101 不是有效的访客比例'],
  ['seen in another state', 'off', { from: '{"percent":5}' }, 409, '线上状态已经变化'],
])('a switch %s is refused', async (_, path, fields, status, words) => {
  const answer = await act(path, fields);
  expect([answer.statusCode, answer.body.includes(words)]).toEqual([status, true]);
  expect(await last()).toMatchObject({ who: '李四' });
});

test('one that was switched so already is not switched again, and one that is not there is not found', async () => {
  await act('off');
  expect((await act('off')).statusCode).toBe(409);
  expect((await gateway.inject({ url: '/ops/flags/none/off', headers: login })).statusCode).toBe(404);
});

test('one that no release has any more can only be cleared', async () => {
  await setFlag({ store: suite.store, flag: 'poster', rule: { below: 0 } });
  for (const version of ['2.1.0', '2.2.0']) await suite.put('remote-a', version);
  expect(await get('/ops/flags')).toContain('已失效：线上没有哪个版本有它');
  expect(await links()).toEqual(['clear']);
  expect((await act('on')).statusCode).toBe(409);
  expect((await act('clear')).statusCode).toBe(303);
  expect(await get('/ops/flags')).toContain('线上版本没有开关');
});
