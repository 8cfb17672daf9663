import { readArguments } from './arguments';

const usage = {
  command: 'npm run tour',
  summary: { en: 'Takes pictures.', zh: '拍照。' },
  options: {
    states: { type: 'string', default: 'data', value: 'LIST', text: { en: 'which states', zh: '哪些状态' } },
    json: { type: 'boolean', default: false, text: { en: 'as JSON', zh: '输出 JSON' } },
  },
} as const;
const takesApps = { ...usage, takes: { en: '[APP…]', zh: '[应用…]' } };

const locale = { ...process.env };
afterEach(() => {
  process.env = { ...locale };
  jest.restoreAllMocks();
});

/** Types a line that ends the command, and gives the exit code and what was printed. */
function endOf(line: string, how: typeof usage | typeof takesApps = usage, language = 'C') {
  process.env.LC_ALL = language;
  const printed: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  jest.spyOn(console, 'error').mockImplementation((text: string) => void printed.push(text));
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  try {
    readArguments(how, line.split(' '));
    return undefined;
  } catch (error) {
    return { end: (error as Error).message, text: printed.join('\n') };
  }
}

test('options and names are read', () => {
  expect(readArguments(usage, ['--states', 'empty']).values).toEqual({ states: 'empty', json: false });
  expect(readArguments(takesApps, ['remote-tools', '--json']).positionals).toEqual(['remote-tools']);
});

test.each([['--help'], ['-h'], ['--states data --help']])('%s shows the help and ends well', (line) => {
  expect(endOf(line)).toEqual({
    end: 'exit 0',
    text: `npm run tour -- [--states LIST] [--json]

Takes pictures.

  --states LIST  which states
  --json         as JSON`,
  });
});

test('the help of a command that takes names shows them', () => {
  expect(endOf('--help', takesApps, 'zh_CN.UTF-8')?.text).toContain(
    'npm run tour -- [应用…] [--states LIST]',
  );
});

test.each([
  ['--stats data', 'C', "Unknown option '--stats'"],
  ['--stats data', 'zh_CN.UTF-8', '没有选项 --stats'],
  ['--states', 'C', "Option '--states <value>' argument missing"],
  ['--states', 'zh_CN.UTF-8', '选项 --states <value> 的写法不对'],
  ['data', 'C', "Unexpected argument 'data'"],
  ['data', 'zh_CN.UTF-8', '多了一个词 data'],
])('%s (%s) is refused: %s', (line, language, words) => {
  const { end, text } = endOf(line, usage, language) ?? { end: '', text: '' };
  expect(end).toBe('exit 2');
  expect(text).toContain(words);
  expect(text).toContain('npm run tour');
});
