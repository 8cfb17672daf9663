import { providePlatform, type HttpRequest, type Platform } from '@suite/kernel';
import { refusedWords, refusedWordsMessage } from './refused-words';

const bad = ['刷单', '内幕消息'];
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  providePlatform({
    http: {
      async request({ path, params }: HttpRequest) {
        expect(path).toBe('/v3/user/hasBlackWord');
        const { content } = params as { content: string };
        asked.push(content);
        if (content === '没有数据') return null as never;
        const words = bad.filter((word) => content.includes(word));
        return { hasBlackWord: words.length ? 1 : 0, words } as never;
      },
    },
  } as unknown as Platform);
});

test('each text is asked for by itself, blank ones are not', async () => {
  expect(await refusedWords(' 很好 ', '', '  ', '有收获')).toEqual([]);
  expect(asked).toEqual(['很好', '有收获']);
});

test('an answer without data refuses no words', async () => {
  expect(await refusedWords('没有数据', '刷单')).toEqual(['刷单']);
});

test('every refused word is named once', async () => {
  expect(await refusedWords('刷单和内幕消息', '又是刷单')).toEqual(['刷单', '内幕消息']);
});

test('a word does not come about between two texts', async () => {
  expect(await refusedWords('刷', '单')).toEqual([]);
});

test('the learner is told which words', () => {
  expect(refusedWordsMessage(['刷单', '套现'])).toBe('请修改不能使用的词语：“刷单”、“套现”');
});
