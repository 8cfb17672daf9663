import fc from 'fast-check';
import { scrub, scrubText } from './scrub';

test.each([
  ['https://m.test/?token=abc123&from=card#/x', 'https://m.test/?token=***&from=card#/x'],
  [
    'https://m.test/?a=1&code=0f1&state=login#/video?id=7',
    'https://m.test/?a=1&code=***&state=***#/video?id=7',
  ],
  ['#/pay/zc-bind-result?openid=oX1&mobile=13712345678', '#/pay/zc-bind-result?openid=***&mobile=***'],
  ['https://m.test/?access_token=abc&id=7', 'https://m.test/?access_token=***&id=7'],
  ['x-security-token: abc, userPhone=02012345678', 'x-security-token: ***, userPhone=***'],
  ['Authorization: abc.def', 'Authorization: ***'],
  ['{"token":"abc","id":7}', '{"token":"***","id":7}'],
  ['call 13712345678 failed', 'call 13*** failed'],
  ['signer 11010519491231002X', 'signer ***'],
  ['order 11010519491231002 of A', 'order 11010519491231002 of A'],
  ['order 11010519491231002A', 'order 11010519491231002A'],
  ['jwt eyJhbGciOi.eyJzdWIiOi', 'jwt ***'],
  ['the barcode=7 stays', 'the barcode=7 stays'],
  ['jwt eyJhbGciOi.eyJzdWIiOi.sig-nature', 'jwt ***'],
  ['GET /video/getVideoInfo: status 502', 'GET /video/getVideoInfo: status 502'],
  ['chapter 10000000001 of 1', 'chapter 10000000001 of 1'],
])('%s', (text, clean) => {
  expect(scrubText(text)).toBe(clean);
});

test('texts are scrubbed at any depth', () => {
  const event = { request: { url: 'https://m.test/?token=abc' }, tags: ['phone=13712345678', 7], none: null };
  expect(scrub(event)).toEqual({
    request: { url: 'https://m.test/?token=***' },
    tags: ['phone=***', 7],
    none: null,
  });
});

test.each([
  'token',
  'class_token',
  'accessToken',
  'Authorization',
  'jwt',
  'ticket',
  'openId',
  'opid',
  'mobile',
  'phone',
  'password',
  'Set-Cookie',
])('what is under the name %s is hidden, whatever it is', (name) => {
  for (const value of ['abc', 13712345678, { value: 'abc' }, ['abc']]) {
    expect(scrub({ request: { [name]: value, id: 7 } })).toEqual({ request: { [name]: '***', id: 7 } });
  }
  for (const value of [null, undefined, true]) expect(scrub({ [name]: value })).toEqual({ [name]: value });
});

test('a login’s code is hidden, and an answer’s code stays', () => {
  expect(scrub({ code: '0f1abc', state: 'x' })).toEqual({ code: '***', state: '***' });
  expect(scrub({ code: 20005, state: 3, status: 502, barcode: 'a' })).toEqual({
    code: 20005,
    state: 3,
    status: 502,
    barcode: 'a',
  });
});

test('a name tells nothing either', () => {
  expect(scrub({ '/?token=abc': 1, 13712345678: 2 })).toEqual({ '/?token=***': 1, '13***': 2 });
});

test('what is too deep to be read is hidden', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 'secret=1' : { in: deep(levels - 1) });
  expect(JSON.stringify(scrub(deep(20)))).not.toContain('secret');
});

test('circular details do not loop, and every text in them is scrubbed', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 'token=abc' : { in: deep(levels - 1) });
  expect(JSON.stringify(scrub(deep(9)))).toContain('token=***');
  const loop: Record<string, unknown> = { text: 'token=abc' };
  loop.self = [loop];
  expect(scrub(loop).text).toBe('token=***');
});

test('every token in a query is removed', () => {
  const secret = fc.stringMatching(/^[A-Za-z0-9_.-]{6,40}$/);
  fc.assert(
    fc.property(secret, fc.constantFrom('token', 'code', 'jwt', 'ticket'), (value, name) => {
      expect(scrubText(`https://m.test/?a=1&${name}=${value}&b=2#/x`)).not.toContain(`=${value}`);
    }),
  );
});
