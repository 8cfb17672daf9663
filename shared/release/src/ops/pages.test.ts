import type { AppStatus } from '../publish/status';

import { isFailing, type Tally, type ReleaseCounts } from '../judge/judge';
import { appList, appPage, freezeList, errorList, MOST_PLACES, type KnownError } from './pages';
import { count, errorRateInWords, html, timeText, type Html } from './page';
import { seenNow } from './serve-ops';

const counts = (app: string, canary: boolean, ...parts: Tally[]): ReleaseCounts => {
  const sum = (field: keyof Tally) => parts.reduce((all, one) => all + one[field], 0);
  const errors = sum('errors');
  const codes: Record<string, number> = errors > 0 ? { render: 1, throw: errors } : {};
  const version = canary ? '3.0.0' : '2.0.0';
  const all = { app, version, canary, loads: sum('loads'), errors, codes, signs: {} };
  return { ...all, parts: Object.fromEntries(parts.entries()) };
};
const tally = (loads: number, errors = 0) => ({ loads, errors });
const tried = (...parts: Tally[]) => counts('remote-a', true, ...parts);
const stable = counts('remote-a', false, tally(990));

type Ramp = NonNullable<NonNullable<AppStatus['canary']>['ramp']>;
const app = (name: string, hasCanary = false, ramp?: Partial<Ramp>): AppStatus => {
  const plan = {
    to: [25, 100],
    every: 600_000,
    visits: 50,
    since: '2026-01-01T00:00:00.000Z',
    paused: false,
  };
  const canary = { version: '3.0.0', percent: 5, since: null, ...(ramp && { ramp: { ...plan, ...ramp } }) };
  const nothing = { liveSince: null, since: null, previous: null, rolledBackFrom: null, withdrawn: [] };
  const shown = { app: name, live: '2.0.0', targets: ['1.0.0'], routes: 0 };
  return { ...nothing, ...shown, canary: hasCanary ? canary : null };
};

const words = ({ text }: Html) => text.replace(/\s+/g, ' ');
const list = async (apps: AppStatus[], all: ReleaseCounts[]) =>
  words(appList(apps, await seenNow({ counts: { since: async () => all } })));

test('what needs a look comes first, and otherwise the order stays', async () => {
  const names = ['host', 'remote-a', 'remote-b', 'remote-c', 'remote-d'];
  const apps = names.map((name) => app(name, name === 'remote-b' || name === 'remote-c'));
  const order = async (...all: ReleaseCounts[]) =>
    [...(await list(apps, all)).matchAll(/<h2>([\w-]+)/g)].map(([, name]) => name);
  expect(await order()).toEqual(['remote-b', 'remote-c', 'host', 'remote-a', 'remote-d']);
  const failing = [counts('remote-d', false, tally(90, 10)), counts('remote-c', true, tally(9, 1))];
  expect(await order(...failing)).toEqual(['remote-d', 'remote-c', 'remote-b', 'host', 'remote-a']);
});

test.each([
  [0, 4, false],
  [0, 5, true],
  [245, 5, true],
  [246, 5, false],
])('with %i loads and %i failures a live version fails: %s', (loads, errors, failing) => {
  expect(isFailing({ loads, errors })).toBe(failing);
});

test('stopping a canary that fails more than stable is the button that stands out', async () => {
  const bad = /class="button danger" href="[^"]*\/stop\?to=3.0.0".*class="button " href="[^"]*\/promote\?/;
  const good = /class="button main" href="[^"]*\/promote\?to=3.0.0".*class="button " href="[^"]*\/stop\?/;
  const a = [app('remote-a', true)];
  expect(await list(a, [tried(tally(9, 1)), stable])).toMatch(bad);
  expect(await list(a, [tried(tally(9)), stable])).toMatch(good);
  expect(await list(a, [tried(tally(9, 1)), counts('remote-a', false, tally(9, 1))])).toMatch(good);
});

test('a canary that fails in too few places goes on, and the pages say why', async () => {
  const failing = (parts: number) => [tried(...Array<Tally>(parts).fill(tally(0, 1))), stable];
  const text = '没有自动停止：失败只来自 2 个网段，至少要有 3 个。确认有问题，请停止灰度。';
  expect(await list([app('remote-a', true)], failing(2))).toContain(text);
  for (const all of [failing(3), [stable]])
    expect(await list([app('remote-a', true)], all)).not.toContain('没有自动停止');
});

test('a canary of the staff, or of a line, is called so, with what comes next', async () => {
  const staff = app('remote-a', true, { line: 'management' });
  Object.assign(staff.canary!, { percent: 0 });
  const shown = await list([staff], [tried(tally(0, 1)), stable]);
  expect(shown).toContain('灰度 内部设备</span>');
  expect(shown).toContain('接下来 管理线 → 25% → 100%，');
  // One network of the staff is enough to stop it.
  expect(shown).not.toContain('没有自动停止');
  Object.assign(staff.canary!, { line: 'learner' });
  const line = await list([staff], [tried(tally(0, 1)), stable]);
  expect(line).toContain('灰度 学员线</span>');
  expect(line).toContain('没有自动停止');
});

test('a freeze is shown with its time in China, its reason and who set it, also before it begins', () => {
  const freeze = {
    id: 3,
    from: '2026-11-30T16:00:00Z',
    to: '2026-12-03T01:00:00Z',
    why: '考试',
    who: '张三',
  };
  const during = words(freezeList([freeze], Date.parse('2026-12-01T00:00:00Z')));
  expect(during).toContain('发布已冻结</strong>：考试');
  expect(during).toContain('2026-12-01 00:00 至 2026-12-03 09:00（北京时间） · 张三');
  expect(words(freezeList([freeze], Date.parse('2026-11-30T00:00:00Z')))).toContain('将冻结发布</strong>');
});

test('a live version that fails is marked, and its page has the reasons', async () => {
  const seen = await seenNow({ counts: { since: async () => [counts('remote-a', false, tally(0, 5))] } });
  const body = words(appPage(app('remote-a'), [], html``, seen));
  expect(body).toContain('class="bad">失败率 100.00%（5 次加载，失败 5 次）');
  expect(body).toContain('失败原因：throw 5 次，render 1 次');
});

test('while the loads cannot be read the pages say so, and a ramp says how it goes on', async () => {
  const away = { since: () => Promise.reject(new Error('Prometheus is away')) };
  const body = async (paused: boolean) =>
    words(appList([app('remote-a', true, { paused })], await seenNow({ counts: away })));
  expect(await body(false)).toContain('加载次数暂时读不到');
  expect(await body(false)).toContain('自动放大：接下来 25% → 100%，每步至少 10 分钟');
  expect(await body(true)).toContain('已暂停：看过失败率之后');
  expect(await body(false)).not.toContain('已暂停');
});

test('errors are listed with what they mean, how often and from how many places', () => {
  const kind = { app: 'remote-a', version: '2.0.0', page: 'Exam', code: 'missing' };
  const error: KnownError = { ...kind, times: 1200, places: MOST_PLACES, last: Date.now() };
  const body = words(errorList([error, { ...error, code: 'type-error', page: '', places: 1 }], Date.now()));
  expect(body).toMatch(/missing<\/strong>，文件没有取到，或被改动，.*>1,200 次<\/span>，来自 100 个以上网段/);
  expect(body).toMatch(/type-error<\/strong>， ?<span class="bad">1,200 次<\/span>，来自 1 个网段/);
  expect(body.match(/remote-a 2\.0\.0( · Exam)?</g)).toEqual(['remote-a 2.0.0 · Exam<', 'remote-a 2.0.0<']);
  expect(words(errorList([], 0))).toContain('近 24 小时没有收到报错');
});

test.each([
  [59_999, '刚刚'],
  [60_000, '1 分钟前'],
  [3_599_999, '59 分钟前'],
  [3_600_000, '1 小时前'],
  [86_399_999, '23 小时前'],
  [40 * 86_400_000, '40 天前'],
])('a time %i ms ago is shown as it is in China, and as %s', (ms, ago) => {
  const { text } = timeText('2026-12-31T16:05:59.000Z', Date.parse('2026-12-31T16:05:59.000Z') + ms);
  expect(text).toBe(`<time datetime="2026-12-31T16:05:59.000Z">2027-01-01 00:05</time>，${ago}`);
});

test.each([
  [tally(0, 0), '近 1 小时没有加载'],
  [tally(1990, 10), '失败率 0.50%（2,000 次加载，失败 10 次）'],
  [tally(100_000, 1), '失败率 <0.01%（100,001 次加载，失败 1 次）'],
])('%j is %s', (loads, text) => {
  expect(errorRateInWords(loads)).toBe(text);
  expect(count(1_234_567)).toBe('1,234,567');
});
