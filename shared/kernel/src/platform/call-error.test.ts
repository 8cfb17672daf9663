import { CallError, isCallError } from './call-error';

test('a failed call is recognised with its kind, other errors are not', () => {
  const error = new CallError('silent', 10914, '试卷已经提交');
  expect(error).toMatchObject({ name: 'CallError', kind: 'silent', code: 10914, message: '试卷已经提交' });
  expect(isCallError(error, 'silent')).toBe(true);
  expect(isCallError(error, 'shown')).toBe(false);
  for (const other of [new Error('silent'), { kind: 'silent' }, undefined])
    expect(isCallError(other, 'silent')).toBe(false);
});
