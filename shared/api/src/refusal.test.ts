import { CallError } from '@suite/kernel';
import { codes, refusalOf } from '.';

test.each(['silent', 'shown'] as const)('a provider that says no has a code and words (%s)', (kind) => {
  const error = new CallError(kind, codes.NOT_BOUGHT, '购买课程后才能学习');
  expect(refusalOf(error)).toEqual({ code: codes.NOT_BOUGHT, text: '购买课程后才能学习' });
});

test.each([
  ['a lost answer', new CallError('service', 0, 'network failure')],
  ['a login that has run out', new CallError('login', codes.TOKEN_EXPIRED, '')],
  ['a defect', new TypeError('x is undefined')],
  ['no error', null],
])('%s is no refusal', (_, error) => {
  expect(refusalOf(error)).toBeUndefined();
});
