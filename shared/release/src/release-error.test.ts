import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from './messages/catalogue';
import { errors } from './messages/errors';
import { ReleaseError, type ReleaseErrorCode } from './release-error';

const all = Object.entries(errors).flatMap(([group, codes]) =>
  Object.entries(codes).map(([code, text]) => {
    const [en = '', zh = ''] = text.split(/\n */);
    return { code: code as ReleaseErrorCode, group, en, zh };
  }),
);
const factsIn = (sentences: string) => [...new Set(sentences.match(/\{\w+\}/g))].sort();

test.each(all)('$code is said in both languages, with the same facts', ({ code, en, zh }) => {
  expect([zh, en].map((words) => words.split(' | ').length)).toEqual([2, 2]);
  for (const part of zh.split(' | ')) expect(part).toMatch(/[\u4e00-\u9fff]|^\{\w+\}$/);
  expect(en).not.toMatch(/[\u4e00-\u9fff]/);
  if (code !== 'USAGE') expect(factsIn(zh)).toEqual(factsIn(en));
});

test('each code is in one group, and thrown somewhere', () => {
  const codes = all.map(({ code }) => code);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !/\.test\.|^messages|testing/.test(file));
  const code = sources.map((file) => readFileSync(join(__dirname, file), 'utf8')).join('\n');
  expect(codes.filter((one) => !code.includes(`'${one}'`))).toEqual([]);
});

test('an error carries its code, its group, its message and a hint', () => {
  const error = new ReleaseError('VERSION_WITHDRAWN', { app: 'remote-a', version: '1.0.0' });
  expect(error).toMatchObject({
    code: 'VERSION_WITHDRAWN',
    group: 'state',
    message: 'remote-a 1.0.0 was taken back before',
  });
  expect(error.in('zh').message).toBe('remote-a 1.0.0 曾被撤回');
  expect(error.in('en').hint).toMatch(/--again/);
  const odd = new ReleaseError('USAGE', { fault: 'a | b', zh: '甲 | 乙', command: ' gc' });
  expect(odd.in('zh')).toEqual({ message: '甲 | 乙', hint: '查看用法：npm run release -- help gc。' });
});

test.each([
  [{ LANG: 'zh_CN.UTF-8' }, 'zh'],
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'en_US.UTF-8', LC_ALL: 'zh_CN.UTF-8' }, 'zh'],
  [{ LANG: 'zh_CN', LC_MESSAGES: 'C' }, 'en'],
  [{}, 'en'],
])('the environment %j asks for %s', (env, language) => {
  expect(languageOf(env)).toBe(language);
});
