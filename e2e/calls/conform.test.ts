import { execFile } from 'node:child_process';
import { getUserInfo } from '@suite/api';
import { conform, readDeclarations, type Ask, type Conformity } from '@suite/build/calls';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../world/testing/world-under-test';

const declarations = readDeclarations();
let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest({ port: 0 });
});
afterAll(() => under.close());

/** Asks the world, and lets a test change what it answers. */
const asking =
  (as: Caller, change: (path: string, answer: Answer) => unknown = (_, answer) => answer): Ask =>
  async (path, query) =>
    change(path, (await under.wrong({ method: 'GET', path }, query, as)) as Answer);

interface Answer {
  code: number;
  data: Record<string, unknown> & { list: Record<string, unknown>[] };
}

const toldOf = ({ differences }: Conformity) =>
  differences.map(({ call, field, what }) => `${call} ${field} ${what.en}`);

/** Compares one call only, with its answer changed. */
async function compared(path: string, change: (answer: Answer) => unknown): Promise<string[]> {
  const calls = declarations.calls.filter((call) => call.path === path);
  const ask = asking(await under.signIn('mid-course'), (_, answer) => change(answer));
  return toldOf(await conform({ ...declarations, calls }, ask, { month: '2026-03' }));
}

test.each([
  ['mid-course', 'learner'],
  ['manage-done', 'management'],
  ['two-courses', 'learner'],
] as const)('the small world answers %s as it is declared, in the line %s', async (person, product) => {
  const result = await conform(declarations, asking(await under.signIn(person, product)));
  expect(toldOf(result)).toEqual([]);
  expect(result.answered.length).toBeGreaterThan(product === 'learner' ? 80 : 20);
});

test('each safe read is asked, refused, or said to want a parameter; no other call is', async () => {
  const asked = new Set<string>();
  const ask: Ask = (path, query) => {
    asked.add(path);
    return asking({})(path, query);
  };
  const { answered, notAsked, refused } = await conform(declarations, ask);
  const safe = declarations.calls.filter(({ method, writes }) => method === 'GET' && !writes);
  expect(answered.length + refused.length + notAsked.length).toBe(safe.length);
  expect([...asked].filter((path) => !safe.some((call) => call.path === path))).toEqual([]);
  expect(notAsked).toContainEqual({ call: 'GET /user/declareUser', without: ['invite_code'] });
});

test.each<[string, (answer: Answer) => unknown, string]>([
  [
    'a field is missing',
    ({ data: { is_show, ...data }, ...rest }) => ({ ...rest, data }),
    'data.is_show is missing',
  ],
  [
    'a number is a text',
    (answer) => ({ ...answer, data: { ...answer.data, times_left: '1' } }),
    'data.times_left is string, declared as number',
  ],
  [
    'a flag is a boolean',
    (answer) => ({ ...answer, data: { ...answer.data, is_show: true } }),
    'data.is_show has a value that is not declared',
  ],
  ['the data are missing', ({ code }) => ({ code }), 'data is missing'],
  ['the data are a list', ({ code }) => ({ code, data: [] }), 'data is array, declared as object'],
  ['the code is unknown', () => ({ code: 31415, data: null }), 'code is not one of the declared codes'],
  ['the code is a text', () => ({ code: '10000' }), 'code is string, declared as number'],
  ['there is no envelope', () => '<html>', ' is no envelope with code and data'],
  ['there is no answer', () => undefined, ' is no envelope with code and data'],
])('%s: the call and the field are named', async (_, change, told) => {
  expect(await compared('/v3/advancedCourse/xiuxue/notice', change)).toEqual([
    `GET /v3/advancedCourse/xiuxue/notice ${told}`,
  ]);
});

interface Run {
  code: number;
  said: string;
}

/** Runs the command in a language, with the token in its environment. */
const run = (args: string[], { token = '' }: Caller = {}, LC_ALL = 'C') =>
  new Promise<Run>((resolve) => {
    const command = ['shared/build/bin/run.mjs', 'shared/build/src/cli/conform.ts', ...args];
    const env = { ...process.env, LC_ALL, API_TOKEN: token };
    execFile(process.execPath, command, { env }, (error, out, wrong) =>
      resolve({ code: Number(error?.code ?? 0), said: out + wrong }),
    );
  });

test('the command says what differs in both languages, and neither the token nor any value', async () => {
  const as = await under.signIn('mid-course');
  const id = await under.world.faults.add({ path: '/v3/advancedCourse/xiuxue/notice', effect: 'empty' });
  const at = ['--url', under.address];
  const [en, zh] = await Promise.all([run(at, as), run(at, as, 'zh_CN.UTF-8')]);
  await under.world.faults.remove(id);
  expect([en.code, zh.code]).toEqual([1, 1]);
  expect(en.said).toContain('GET /v3/advancedCourse/xiuxue/notice  data is null, declared as object\n');
  expect(en.said).toMatch(/, 1 differences$/m);
  expect(zh.said).toContain('GET /v3/advancedCourse/xiuxue/notice  data 是 null，声明为 object\n');
  const user = await under.data(getUserInfo, undefined, as);
  const secrets = [
    as.token,
    user.nickname,
    ...Object.values(user).filter((value) => /^1\d/.test(String(value))),
  ];
  for (const secret of secrets) for (const { said } of [en, zh]) expect(said).not.toContain(secret);
}, 120_000);

test('the command tells its help, and refuses what is no address', async () => {
  const [help, wrong] = await Promise.all([run(['--help'], {}, 'zh_CN.UTF-8'), run(['--url', 'nowhere'])]);
  expect(help).toEqual({ code: 0, said: expect.stringContaining('--url ADDRESS') });
  expect(wrong).toEqual({ code: 2, said: '--url needs an address such as https://example.cn\n' });
});
