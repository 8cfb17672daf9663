import type * as tokenStore from './token-store';
import {
  currentToken,
  dropToken,
  isTokenReplaced,
  keepToken,
  keepTokenCookie,
  parentDomain,
} from './token-store';

const forgetCookie = () => {
  document.cookie = 'class_token=; path=/; max-age=0';
};

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
  beforeEach(forgetCookie);
  afterEach(forgetCookie);

  test.each(['localhost', '127.0.0.1', 'example.com.cn', 'other.example.com'])(
    'is there on %s, where a wider domain is refused',
    (hostname) => {
      keepTokenCookie('a b;c', hostname);
      expect(document.cookie).toBe('class_token=a%20b%3Bc');
    },
  );
});

describe('the two lines of a phone', () => {
  beforeEach(() => {
    keepToken('learner', '');
    keepToken('management', '');
  });
  const kept = () => [document.cookie, localStorage.getItem('Authorization')];

  test('have a session each: a login or logout of one leaves the other alone', () => {
    keepToken('learner', 'a b;c');
    keepToken('management', 'def');
    expect(kept()).toEqual(['class_token=a%20b%3Bc', 'def']);
    expect([currentToken('learner'), currentToken('management')]).toEqual(['a b;c', 'def']);
    dropToken('management');
    expect([...kept(), currentToken('management')]).toEqual(['class_token=a%20b%3Bc', null, '']);
    keepToken('management', 'def');
    dropToken('learner');
    expect([...kept(), currentToken('learner')]).toEqual(['', 'def', '']);
  });

  test('a page goes on with its own token while another tab changes the session of its line', () => {
    keepToken('learner', 'mine');
    keepToken('management', 'mine');
    document.cookie = 'class_token=theirs; path=/';
    expect([isTokenReplaced('learner'), isTokenReplaced('management')]).toEqual([true, false]);
    expect(isTokenReplaced('learner', 'theirs')).toBe(false);
    localStorage.removeItem('Authorization');
    expect([currentToken('learner'), isTokenReplaced('management')]).toEqual(['mine', true]);
  });

  test('a cookie that is damaged does not stop the page', () => {
    jest.isolateModules(() => {
      document.cookie = 'class_token=%E0%A4%A; path=/';
      const store = jest.requireActual<typeof tokenStore>('./token-store');
      expect(store.currentToken('learner')).toBe('%E0%A4%A');
    });
  });
});

describe.each(['learner', 'management'] as const)('where nothing is kept (%s)', (line) => {
  afterEach(() => {
    jest.restoreAllMocks();
    keepToken(line, '');
    localStorage.clear();
    forgetCookie();
  });

  test.each(['QuotaExceededError', 'SecurityError'])('the page goes on with its token (%s)', (name) => {
    localStorage.setItem('Authorization', 'earlier');
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', name);
    });
    keepToken(line, 'abc');
    expect([currentToken(line), isTokenReplaced(line)]).toEqual(['abc', false]);
    dropToken(line);
    expect([currentToken(line), isTokenReplaced(line)]).toEqual(['', false]);
  });
});

test('a management token that the storage does not take is in a cookie of its own, and no earlier one stays', () => {
  keepToken('learner', 'learner');
  localStorage.setItem('Authorization', 'earlier');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  keepToken('management', 'abc');
  expect(localStorage.getItem('Authorization')).toBeNull();
  expect(document.cookie).toContain('class_token=learner');
  expect(document.cookie).toContain('suite.login.token.management=%22abc%22');
  jest.restoreAllMocks();
  keepToken('management', 'def');
  expect(document.cookie).toBe('class_token=learner');
  expect(localStorage.getItem('Authorization')).toBe('def');
});
