import { checkApps, languageOf, say } from './say';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test.each([
  [{ LANG: 'zh_CN.UTF-8' }, 'zh'],
  [{ LANG: 'zh_CN.UTF-8', LC_ALL: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'zh_CN.UTF-8' }, 'zh'],
  [{ LANG: 'C' }, 'en'],
  [{}, 'en'],
])('the commands speak the language of %j', (env, language) => {
  expect(languageOf(env)).toBe(language);
});

test.each([
  ['zh_CN.UTF-8', '没有名为 remote-exam 的应用，可选：host、remote-exams'],
  ['C', 'there is no app remote-exam; there are: host, remote-exams'],
])('a wrong name of an app is answered with the right ones (%s)', (locale, words) => {
  process.env.LC_ALL = locale;
  const known = ['host', 'remote-exams'];
  expect(() => checkApps(['host', 'remote-exam'], known)).toThrow(words);
  expect(() => checkApps(known, known)).not.toThrow();
  expect(say({ en: 'en', zh: 'zh' })).toBe(locale === 'C' ? 'en' : 'zh');
});
