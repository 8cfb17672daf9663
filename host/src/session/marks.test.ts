import { goLoginFlag, lineMark, loginTries } from './marks';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('the flag of the login is in the local storage', () => {
  expect(goLoginFlag.isSet()).toBe(false);
  goLoginFlag.set();
  expect(localStorage.getItem('goWxLogin')).not.toBeNull();
  expect(goLoginFlag.isSet()).toBe(true);
  goLoginFlag.clear();
  expect(goLoginFlag.isSet()).toBe(false);
});

test('three redirects within two minutes are let through, a fourth is not', () => {
  expect([0, 1000, 2000, 3000].map((at) => loginTries.take(1e12 + at))).toEqual([true, true, true, false]);
  expect(loginTries.take(1e12 + 120_000)).toBe(true);
});

test('a login that worked forgets the tries', () => {
  for (let i = 0; i < 3; i++) loginTries.take(1e12);
  loginTries.clear();
  expect(loginTries.take(1e12)).toBe(true);
});

test.each(['nonsense', '{}', 'null', '["x"]', '[null]', '[9e99]'])(
  '%s in the storage counts as no tries',
  (stored) => {
    sessionStorage.setItem('suite.login.tries', stored);
    expect(loginTries.take(1e12)).toBe(true);
  },
);

test('where nothing can be counted nobody is redirected', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(loginTries.take()).toBe(false);
  goLoginFlag.set();
  lineMark.set('2');
  expect(goLoginFlag.isSet()).toBe(false);
  expect(lineMark.get()).toBe('');
});
