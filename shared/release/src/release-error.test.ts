import { languageOf } from './messages/catalogue';
import { en } from './messages/en';
import { zh } from './messages/zh';
import { ReleaseError, type ReleaseErrorCode } from './release-error';

const codes = Object.keys(en) as ReleaseErrorCode[];
const placesIn = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort();

test.each(codes)('%s is said in both languages, with the same facts', (code) => {
  for (const part of [0, 1] as const) {
    expect(zh[code][part]).toMatch(/[\u4e00-\u9fff]|^\{\w+\}$/);
    expect(en[code][part]).not.toMatch(/[\u4e00-\u9fff]/);
  }
  expect(placesIn(zh[code].join())).toEqual(placesIn(en[code].join()));
});

test('an error carries its code, its message and a hint', () => {
  const error = new ReleaseError('VERSION_WITHDRAWN', { app: 'remote-a', version: '1.0.0' });
  expect(error).toMatchObject({ code: 'VERSION_WITHDRAWN', message: 'remote-a 1.0.0 was taken back before' });
  expect(error.in('zh').message).toBe('remote-a 1.0.0 曾被撤回');
  expect(error.in('en').hint).toMatch(/--again/);
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
