import { namedText } from '@suite/kernel';
import { courseMark, goLoginFlag, loginTries } from './marks';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('the flag of the login is in the local storage', () => {
  expect(goLoginFlag.isSet()).toBe(false);
  goLoginFlag.set('s');
  expect(localStorage.getItem('goWxLogin')).not.toBeNull();
  expect(goLoginFlag.isSet()).toBe(true);
  goLoginFlag.clear();
  expect(goLoginFlag.isSet()).toBe(false);
});

test('the course type is known until the tab is closed', () => {
  expect(courseMark.get()).toBe('');
  courseMark.set('2');
  expect(sessionStorage.getItem('suite.courseType')).toBe('2');
  expect(courseMark.get()).toBe('2');
});

test('three redirects within two minutes are let through, a fourth is not', () => {
  expect([0, 1000, 2000, 3000].map((at) => loginTries.take(false, 1e12 + at))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(loginTries.take(false, 1e12 + 120_000)).toBe(true);
});

test('a login that worked forgets the tries', () => {
  for (let i = 0; i < 3; i++) loginTries.take(false, 1e12);
  loginTries.clear();
  expect(loginTries.take(false, 1e12)).toBe(true);
});

test('a login that worked is counted from the beginning, unless a call contradicts it in the same page', () => {
  const times = (isKnown: boolean) =>
    [1, 2, 3, 4].map(() => {
      loginTries.worked();
      return loginTries.take(isKnown, 1e12);
    });
  expect(times(false)).toEqual([true, true, true, true]);
  loginTries.clear();
  expect(times(true)).toEqual([true, true, true, false]);
});

test.each(['nonsense', '{}', 'null', '["x"]', '[null,null,null]', '["1","2","3"]', '[9e99,9e99,9e99]'])(
  '%s in the storage counts as no tries',
  (stored) => {
    sessionStorage.setItem('suite.login.tries', stored);
    expect([1, 2, 3, 4].map(() => loginTries.take(false, 1e12))).toEqual([true, true, true, false]);
  },
);

test('marks that cannot be kept hold for the page, and the redirects are counted in a cookie', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(
    [1, 2, 3, 4].map(() => {
      const taken = loginTries.take(false, 1e12);
      // The page is left, and with it all that it only remembers.
      namedText('tab', 'suite.login.tries').remove();
      return taken;
    }),
  ).toEqual([true, true, true, false]);
  goLoginFlag.set('s');
  courseMark.set('2');
  expect([goLoginFlag.isSet(), courseMark.get()]).toEqual([true, '2']);
  goLoginFlag.clear();
  loginTries.clear();
  namedText('tab', 'suite.courseType').remove();
  expect([goLoginFlag.isSet(), courseMark.get()]).toEqual([false, '']);
});

test('without storage no mark is set', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect([goLoginFlag.isSet(), courseMark.get(), loginTries.take(false, 1e12)]).toEqual([false, '', true]);
});
