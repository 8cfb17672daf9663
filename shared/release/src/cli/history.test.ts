import fc from 'fast-check';
import { widthOf } from '../messages/catalogue';
import { distOf } from '../testing/sample';
import { liveSuite } from '../testing/suite';
import { publish } from '../publish/publish';
import { run } from './run';
import { localTime, wrapped, zoneName } from './words';

const WHY = '新的答题卡在小屏幕上会挡住“交卷”按钮，先撤回，等 remote-exams 1.2.0 修好以后再发布给全部学员';

async function historyAt(columns: number | undefined, args: string[] = [], why = WHY): Promise<string> {
  const { root, store } = await liveSuite();
  await publish({
    store,
    dist: await distOf('remote-a', '1.1.0-src.0123456789abcdef'),
    who: '张三',
    why,
  });
  let text = '';
  const out = { write: (more: string) => (text += more), ...(columns && { columns }) };
  const env = { LANG: 'zh_CN.UTF-8', XDG_STATE_HOME: root };
  expect(await run(['history', '--store', root, ...args], { env, cwd: root, out, err: out })).toBe(0);
  return text;
}

test.each([40, 80, 100])(
  'the history fits a terminal of %d columns and leaves out nothing',
  async (columns) => {
    const text = await historyAt(columns);
    for (const line of text.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(columns);
    const plain = (words: string) => words.replace(/\s/g, '');
    expect(plain(text)).toContain(plain(WHY));
    expect(plain(text)).toContain('发布remote-a1.1.0-src.0123456789abcdef');
  },
);

test('where there is room, and in a file, it is a table', async () => {
  for (const columns of [300, undefined]) {
    const [head, first] = (await historyAt(columns)).split('\n');
    expect(head).toMatch(/^版次 +时间（UTC.*） +操作人 +操作 +原因$/);
    expect(first).toContain(WHY);
  }
});

test('a reason of several lines takes one, and nothing in it reaches the terminal as a command', async () => {
  const text = await historyAt(300, [], '先撤回\r\n再看\u001b[2K\u009b1A');
  expect(text).toMatch(/先撤回 再看 \[2K 1A\n/);
});

test('machines get it whole, whatever the terminal', async () => {
  expect(JSON.parse(await historyAt(40, ['--json'])).changes[0].why).toBe(WHY);
});

test('wrapped lines fit and keep every character', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'publish', ' ', '考', '，', '1.0.0', '/'), { maxLength: 60 }),
      fc.integer({ min: 2, max: 40 }),
      (parts, width) => {
        const text = parts.join('');
        const lines = wrapped(text, width);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''));
      },
    ),
    { seed: 7 },
  );
});

test.each([
  ['UTC', '2026-11-23 23:30:59', 'UTC'],
  ['Asia/Shanghai', '2026-11-24 07:30:59', 'UTC+8'],
  ['Pacific/Marquesas', '2026-11-23 14:00:59', 'UTC-9:30'],
  ['Asia/Kolkata', '2026-11-24 05:00:59', 'UTC+5:30'],
])('in %s it is %s, %s', (zone, time, name) => {
  expect([localTime('2026-11-23T23:30:59.999Z', zone), zoneName(zone)]).toEqual([time, name]);
});
