import { codes } from '@suite/api';
import { CallError } from '@suite/kernel';
import { errorKind, isOnline } from './error-kind';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['an expired login', new CallError('login', codes.LOGIN_REQUIRED, ''), 'login'],
  ['a code that the screen handles', new CallError('silent', codes.PAPER_SUBMITTED, ''), 'refused'],
  ['words that were shown', new CallError('shown', 40001, '不行'), 'refused'],
  ['a service that failed', new CallError('service', 0, 'status 502'), 'network'],
  ['an unexpected error', new TypeError('x is undefined'), 'network'],
  ['something thrown that is no error', undefined, 'network'],
])('%s counts as %s', (_, error, problem) => {
  expect(errorKind(error)).toBe(problem);
});

test('only an engine that says so counts as offline: old engines do not tell', () => {
  const says = jest.spyOn(navigator, 'onLine', 'get');
  const answers = [true, false, undefined].map((onLine) => {
    says.mockReturnValue(onLine as boolean);
    return isOnline();
  });
  expect(answers).toEqual([true, false, true]);
});
