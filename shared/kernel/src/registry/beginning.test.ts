import { BEGINNING, revisionAtBeginning } from './beginning';

test('the beginning of a registry tells its revision', () => {
  const whole = JSON.stringify({ schema: 1, revision: Number.MAX_SAFE_INTEGER, apps: {} });
  expect(revisionAtBeginning(whole.slice(0, BEGINNING))).toBe(Number.MAX_SAFE_INTEGER);
});

test.each([
  '{"schema":1,"revision":12',
  '<!doctype html>',
  '{"apps":{"revision":3,',
  '{"apps":{"schema":1,"revision":3,',
  '',
  '\u001b\u0000',
])('the beginning %j tells none', (text) => expect(revisionAtBeginning(text)).toBeUndefined());
