import type { Context } from '@suite/kernel';
import fc from 'fast-check';
import { readEnvelope } from './envelope';

const contexts: Context[] = ['browser', 'messenger', 'desktop-messenger', 'shell'];
const verdict = (code: unknown, url = '/paper/info', context: Context = 'messenger') =>
  readEnvelope({ code, data: { id: 1 }, msg: '提示文字', message: 'other' }, url, context);

describe.each(contexts)('in the context %s', (context) => {
  test.each([10000, 200, '10000', '200'])('%p is a success', (code) => {
    expect(verdict(code, '/paper/info', context)).toEqual({ outcome: 'data', data: { id: 1 } });
  });

  test.each(['/passport/front/data', '/api/passport/front/data?token=x', '/financial/invoice/redInvoiceV2'])(
    '20000 is a success at %s',
    (url) => {
      expect(verdict(20000, url, context).outcome).toBe('data');
    },
  );

  test('any other code means the same there as everywhere', () => {
    expect(verdict(40001, '/passport/front/data', context)).toMatchObject({ kind: 'shown', show: true });
  });

  test('20000 elsewhere shows the words and asks for a login', () => {
    expect(verdict(20000, '/paper/info', context)).toMatchObject({
      kind: 'login',
      show: true,
      redirect: false,
    });
    expect(verdict(20000, '/passport/front/data-of-others', context)).toMatchObject({ kind: 'login' });
  });

  test('20005 redirects to the login provider, but not inside the shell', () => {
    const inShell = context === 'shell';
    expect(verdict(20005, '/paper/info', context)).toMatchObject({
      kind: 'login',
      show: inShell,
      redirect: !inShell,
    });
  });

  test.each([10003, 10013, 12002, 10500, 10501, 10014, 10502])(
    '%i asks for a login without a message',
    (code) => {
      expect(verdict(code, '/paper/info', context)).toMatchObject({
        kind: 'login',
        show: false,
        redirect: false,
      });
    },
  );

  test.each([
    10914, 10915, 20026, 20029, 20030, 20031, 20034, 20035, 100016, 100018, 100019, 100020, 100021, 100023,
    400005,
  ])('%i is left to the calling screen', (code) => {
    expect(verdict(code, '/paper/info', context)).toMatchObject({ kind: 'silent', code, show: false });
  });

  test.each([0, 1, 201, 12000, 12001, 50000, -1, '40001'])(
    'any other code, such as %p, shows the words',
    (code) => {
      expect(verdict(code, '/paper/info', context)).toMatchObject({
        kind: 'shown',
        code: Number(code),
        message: '提示文字',
        show: true,
      });
    },
  );
});

test('a code that the caller handles is silent, but never one of the login', () => {
  expect(
    readEnvelope({ code: 12001, msg: '未绑定' }, '/user/doLogin', 'messenger', { handles: [12001] }),
  ).toMatchObject({
    kind: 'silent',
    code: 12001,
    show: false,
  });
  expect(readEnvelope({ code: 10003 }, '/user/doLogin', 'messenger', { handles: [10003] })).toMatchObject({
    kind: 'login',
  });
});

test('what is sent without the learner asking is refused without a message, but still asks for a login', () => {
  const read = (code: number) => readEnvelope({ code, msg: '系统繁忙' }, '/x', 'messenger', { quiet: true });
  expect(read(50000)).toMatchObject({ kind: 'silent', code: 50000, show: false });
  expect(read(10003)).toMatchObject({ kind: 'login' });
});

test('the message is msg, else message, else empty', () => {
  expect(readEnvelope({ code: 1, message: '另一处' }, '/x', 'browser')).toMatchObject({
    message: '另一处',
    show: true,
  });
  expect(readEnvelope({ code: 1, msg: '', message: '另一处' }, '/x', 'browser')).toMatchObject({
    message: '另一处',
  });
});

test.each([{ code: 1 }, { code: 1, msg: '' }, { code: 1, msg: { a: 1 } }])(
  'a refusal without words, %p, is left to the calling screen: nothing can be shown of it',
  (body) => {
    const left = { kind: 'silent', code: 1, message: '', show: false };
    expect(readEnvelope(body, '/x', 'browser')).toMatchObject(left);
  },
);

test('data may be missing or null', () => {
  expect(readEnvelope({ code: 10000, data: null }, '/x', 'browser')).toEqual({ outcome: 'data', data: null });
  expect(readEnvelope({ code: 10000 }, '/x', 'browser')).toEqual({ outcome: 'data', data: undefined });
});

test.each([
  undefined,
  null,
  '',
  '<html>',
  7,
  [],
  {},
  { code: null },
  { code: '' },
  { code: 'x' },
  { code: 1.5 },
])('%p is no envelope, which is a failure of the service', (body) => {
  expect(readEnvelope(body, '/x', 'messenger')).toMatchObject({
    outcome: 'reject',
    kind: 'service',
    show: false,
  });
});

test('no answer of a server makes it throw, and it never shows a message that is no text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.webPath(), fc.constantFrom(...contexts), (body, url, context) => {
      const result = readEnvelope(body, url, context);
      if (result.outcome === 'reject' && result.show) expect(result.message).not.toBe('');
    }),
    { seed: 4 },
  );
});
