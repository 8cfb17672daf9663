import type { EngineRun } from './run-flows';
import { countsOf, tableOf } from './table';

const runs: EngineRun[] = [
  {
    engine: 'Chromium 当前',
    results: [
      { flow: '打卡', seconds: 1 },
      { flow: '打开 /exam', seconds: 1 },
    ],
  },
  {
    engine: 'Chromium 66',
    results: [
      { flow: '打卡', seconds: 1, skipped: '没有 H.264 解码' },
      { flow: '打开 /exam', seconds: 1, fault: 'TypeError: x is\n  not a function; another' },
    ],
  },
  { engine: 'WPE WebKit', skipped: '没有安装 cog', results: [] },
];

const { LC_ALL } = process.env;
beforeEach(() => {
  process.env.LC_ALL = 'zh_CN.UTF-8';
});
afterEach(() => {
  if (LC_ALL === undefined) delete process.env.LC_ALL;
  else process.env.LC_ALL = LC_ALL;
});

test('rows are flows, columns are engines, and an error stands below its row', () => {
  expect(tableOf(runs)).toBe(
    [
      '流程        Chromium 当前  Chromium 66  WPE WebKit',
      '打卡        ✓              –            –',
      '打开 /exam  ✓              ✘            –',
      '    Chromium 66：TypeError: x is not a function; another',
      '',
      '跳过 WPE WebKit：没有安装 cog',
      '跳过 Chromium 66 打卡：没有 H.264 解码',
      '通过 2，失败 1，跳过 1',
    ].join('\n'),
  );
});

test('the table speaks English to readers of English', () => {
  process.env.LC_ALL = 'C';
  expect(tableOf(runs).replace(/^打.*$/gm, '')).toMatch(
    /^flow [^]*\n    Chromium 66: TypeError[^]*\nskipped WPE WebKit: [^]*\n2 passed, 1 failed, 1 skipped$/,
  );
});

test('a skipped flow counts neither as passed nor as failed', () => {
  expect(countsOf(runs)).toEqual({ passed: 2, failed: 1, skipped: 1 });
});

test('a flow that only one engine ran has a row too', () => {
  const alone = { engine: 'Chromium 78', results: [{ flow: '考试', seconds: 1 }] };
  expect(tableOf([runs[2]!, alone]).split('\n')[1]).toBe('考试  –           ✓');
});
