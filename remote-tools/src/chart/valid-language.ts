/**
 * The plot's library makes a number format of the browser's language when it is loaded. Some browsers name a
 * language that is no tag (`en-US@posix`, `zh_CN`): the format throws, and with it the whole library.
 */
export function ensureValidLanguage(): void {
  try {
    new Intl.NumberFormat(navigator.language);
  } catch {
    // Every page is better off with a language that is one.
    // eslint-disable-next-line no-restricted-syntax
    Object.defineProperty(navigator, 'language', { value: 'zh-CN', configurable: true });
  }
}

ensureValidLanguage();
