import { currentToken, dropToken, keepToken, keepTokenCookie, parentDomain } from './token-store';

test.each([
  ['m.study.example.com', 'study.example.com'],
  ['m.example.com.cn', 'example.com.cn'],
  ['m.example.com', 'example.com'],
  ['example.com.cn', 'com.cn'],
  ['example.com', undefined],
  ['9.example.com', 'example.com'],
  ['m.example.c9', 'example.c9'],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
])('the domain above %s is %s', (hostname, parent) => {
  expect(parentDomain(hostname)).toBe(parent);
});

describe('the cookie', () => {
  const clear = () => {
    document.cookie = 'class_token=; path=/; max-age=0';
  };
  beforeEach(clear);
  afterEach(clear);

  test.each(['localhost', '127.0.0.1', 'example.com.cn', 'other.example.com'])(
    'is there on %s, where a wider domain is refused',
    (hostname) => {
      keepTokenCookie('a b;c', hostname);
      expect(document.cookie).toBe('class_token=a%20b%3Bc');
    },
  );
});

describe('the storage', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  test('keeps the token, and gives it up', () => {
    expect(currentToken()).toBe('');
    keepToken('abc');
    expect(currentToken()).toBe('abc');
    expect(localStorage.getItem('Authorization')).toBe('abc');
    keepToken('');
    expect(localStorage.getItem('Authorization')).toBeNull();
    expect(currentToken()).toBe('');
  });

  test('that is forbidden: the token holds for this page', () => {
    const forbidden = () => {
      throw new Error('denied');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    keepToken('abc');
    expect(currentToken()).toBe('abc');
    dropToken();
    expect(currentToken()).toBe('');
  });

  test('that is full keeps no token of an earlier session: the cookie has the new one', () => {
    localStorage.setItem('Authorization', 'earlier');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    keepToken('abc');
    expect(currentToken()).toBe('abc');
    expect(localStorage.getItem('Authorization')).toBeNull();
    expect(document.cookie).toBe('class_token=abc');
    dropToken();
    expect(document.cookie).toBe('');
  });
});
