import { addedWords, confirmWords, removedWords, saveWords, storageWords, problemWords } from './save-words';
import type { AnsweringState, SaveState } from './types';

const save = (over: Partial<SaveState>): SaveState => ({
  kind: 'saved',
  when: '12:03',
  onDevice: true,
  onServer: true,
  ...over,
});

test.each([
  [{}, 'safe', '已保存 12:03'],
  [{ onServer: false }, 'safe', '已存在本机 12:03'],
  [{ kind: 'pending' }, 'device', '正在保存'],
  [{ kind: 'pending', onDevice: false }, 'unsafe', '正在保存'],
  [{ kind: 'retrying' }, 'device', '没有同步成功，正在重试'],
  [{ kind: 'retrying', onDevice: false }, 'unsafe', '没有保存成功，正在重试'],
  [{ kind: 'offline' }, 'device', '离线，已存在本机'],
  [{ kind: 'offline', onDevice: false }, 'unsafe', '离线，联网后才能保存'],
  [{ kind: 'login' }, 'device', '登录已过期，已存在本机'],
  [{ kind: 'login', onDevice: false }, 'unsafe', '登录已过期，还没有保存'],
  [{ kind: 'refused' }, 'device', '未能同步，已存在本机'],
  [{ kind: 'refused', onDevice: false }, 'unsafe', '没有保存成功，请再试一次'],
  [{ kind: 'pending', when: null }, 'device', '正在保存'],
  [{ kind: 'none' }, 'safe', '已保存 12:03'],
  [{ onDevice: false }, 'safe', '已保存 12:03'],
  [{ kind: 'none', onDevice: false, onServer: false }, 'unsafe', '本机无法保存'],
] as const)('%j reads as %s: %s', (over, tone, text) => {
  expect(saveWords(save(over))).toEqual({ tone, text });
});

test('before the first answer there are no words', () => {
  expect(saveWords(save({ kind: 'none', when: null }))).toBeNull();
});

test('what a device without storage means depends on the server', () => {
  expect(storageWords(save({}))).toBeNull();
  expect(storageWords(save({ onDevice: false }))).toContain('云端');
  expect(storageWords(save({ onDevice: false, onServer: false }))).toContain('关闭页面后答案会丢失');
});

test('the question before handing in counts what is missing', () => {
  const state = { answered: 3, marked: [5, 6] } as unknown as AnsweringState;
  expect(confirmWords(10, state)).toBe('还有 7 题未作答，2 题做了标记。交卷后不能修改，确定交卷吗？');
  expect(confirmWords(3, { ...state, marked: [] })).toBe('全部 3 题已作答。交卷后不能修改，确定交卷吗？');
});

const problem = (kind: AnsweringState['problem'], refusal = '', onDevice = true) =>
  problemWords({ problem: kind, refusal, save: save({ onDevice }) });
const problems = ['offline', 'network', 'unknown', 'login', 'refused'] as const;

test('each problem says what to do about it', () => {
  expect(problems.map((kind) => problem(kind)?.split('，')[0])).toEqual([
    '交卷时没有网络',
    '交卷没有成功',
    '还没有收到交卷结果',
    '登录已过期',
    '交卷没有成功',
  ]);
  expect(problem('network')).toContain('请检查网络');
  expect(problem('login')).toContain('请重新登录');
  expect(problem('refused')).toContain('请稍后再试');
});

test('every problem says where the answers are, and promises nothing that the device does not keep', () => {
  expect(problem(null)).toBeNull();
  for (const kind of problems) {
    expect(problem(kind)).toContain('答案都已保存在本机');
    expect(problem(kind, '', false)).toContain('答案只在这个页面里，请不要关闭页面');
    expect(problem(kind, '', false)).not.toContain('保存');
  }
});

test('a refusal is told in the words of the server', () => {
  expect(problem('refused', '考试已经结束')).toBe('交卷没有成功，答案都已保存在本机：考试已经结束');
  expect(problem('network', '考试已经结束')).toMatch(/请检查网络/);
});

test('answers to questions that were taken out are counted', () => {
  expect([removedWords(0), addedWords(0)]).toEqual([null, null]);
  expect(removedWords(2)).toContain('2 道已答的题目被移除');
  expect(addedWords(2)).toContain('新增了 2 道题');
});
