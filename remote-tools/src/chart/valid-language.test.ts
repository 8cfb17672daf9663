import { ensureValidLanguage } from './valid-language';

const named = (language: string) =>
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
afterEach(() => void Reflect.deleteProperty(navigator, 'language'));

test.each(['en-US@posix', 'zh_CN', 'C'])(
  'the plot loads in a browser whose language is "%s"',
  async (language) => {
    named(language);
    window.matchMedia = jest.fn(() => ({ addEventListener: jest.fn() })) as never;
    await jest.isolateModulesAsync(async () => {
      await expect(import('./base-plot')).resolves.toBeDefined();
    });
    expect(navigator.language).toBe('zh-CN');
  },
);

test('a language that is one is left as it is', () => {
  named('en-GB');
  ensureValidLanguage();
  expect(navigator.language).toBe('en-GB');
});
