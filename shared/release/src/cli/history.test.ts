import { distOf } from '../testing/sample';
import { liveSuite } from '../testing/suite';
import { publish } from '../publish/publish';
import { run } from './run';
import { localTime, zoneName } from './views';

const WHY = '新的答题卡在小屏幕上会挡住“交卷”按钮，先撤回，等 remote-exams 1.2.0 修好以后再发布给全部学员';

/** The history in Chinese of a store whose last change has this reason. */
async function historyWith(why: string, ...args: string[]): Promise<string> {
  const { root, store } = await liveSuite();
  await publish({ store, dist: await distOf('remote-a', '1.1.0'), who: '张三', why });
  let text = '';
  const out = { write: (more: string) => (text += more) };
  const env = { LANG: 'zh_CN.UTF-8', XDG_STATE_HOME: root };
  expect(await run(['history', '--store', root, ...args], { env, cwd: root, out, err: out })).toBe(0);
  return text;
}

test('people get a table with a line for each change, and machines its parts', async () => {
  const [head, first] = (await historyWith(WHY)).split('\n');
  expect(head).toMatch(/^版次 +时间（UTC.*） +操作人 +操作 +原因$/);
  expect(first).toMatch(/ 张三 +发布 remote-a 1\.1\.0 +新的答题卡/);
  expect(first).toContain(WHY);
  expect(JSON.parse(await historyWith(WHY, '--json')).changes[0].why).toBe(WHY);
});

test('a reason of several lines takes one, and nothing in it reaches the terminal as a command', async () => {
  expect(await historyWith('先撤回\r\n再看\u001b[2K\u009b1A')).toMatch(/先撤回 再看 \[2K 1A\n/);
});

test.each([
  ['UTC', '2026-11-23 23:30:59', 'UTC'],
  ['Asia/Shanghai', '2026-11-24 07:30:59', 'UTC+8'],
  ['Pacific/Marquesas', '2026-11-23 14:00:59', 'UTC-9:30'],
  ['Asia/Kolkata', '2026-11-24 05:00:59', 'UTC+5:30'],
])('in %s it is %s, %s', (zone, time, name) => {
  expect([localTime('2026-11-23T23:30:59.999Z', zone), zoneName(zone)]).toEqual([time, name]);
});
