import { currentToken, dropToken, keepToken, keepTokenCookie } from './token-store';

/** The cookies that are set, of which the browser takes those without a domain of their own. */
function written(taken: (cookie: string) => boolean = (cookie) => !cookie.includes('domain=')) {
  const all: string[] = [];
  let jar = 'a=1';
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    all.push(cookie);
    if (taken(cookie)) jar += `; ${cookie.split(';')[0]}`;
  });
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => jar);
  return all;
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const gone = 'class_token=; path=/; max-age=0';
const kept = 'class_token=abc; path=/; max-age=31536000; samesite=lax';

test('the token is shared with the provider’s other sites, for a year, and no cookie of the page alone hides it', () => {
  const cookies = written(() => true);
  keepTokenCookie('abc', 'm.example.com');
  expect(cookies).toEqual([gone, `${kept}; domain=.example.com`]);
});

test('where a wider domain is refused the page keeps it for itself', () => {
  const cookies = written();
  keepTokenCookie('abc', 'example.com.cn');
  expect(cookies).toEqual([gone, `${kept}; domain=.com.cn`, kept]);
});

test.each(['localhost', '127.0.0.1', '[::1]'])('%s has no wider domain', (hostname) => {
  const cookies = written();
  keepTokenCookie('abc', hostname);
  expect(cookies).toEqual([gone, kept]);
});

test('a token is taken out of the cookies of the page and of its domain', () => {
  keepToken('learner', 'abc');
  const cookies = written();
  keepTokenCookie('', 'm.example.com');
  expect(cookies).toEqual([gone, `${gone}; samesite=lax; domain=.example.com`]);
  cookies.length = 0;
  dropToken('learner');
  expect(currentToken('learner')).toBe('');
  expect(cookies).toEqual([gone]);
});
