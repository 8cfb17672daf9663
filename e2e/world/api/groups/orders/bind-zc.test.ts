import { bindZcMobile, codes, zcInfo } from '@suite/api';
import { openidOf } from '../../../people/person';
import { codeFor } from '../../../testing/sms';
import { NOON, worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { VISIT_COOKIE } from '../../handle';

let under: WorldUnderTest;
beforeEach(async () => {
  under = await worldUnderTest();
});
afterEach(() => under.close());

const NEW = '13800000001';
const TAKEN = '19900001004';

/** A messenger account that has been recognised and is bound to no number. */
const visit = () => ({
  cookies: {
    [VISIT_COOKIE]: under.world.tokens.sign({
      kind: 'visit',
      sub: openidOf('new-visitor'),
      until: NOON + 3600_000,
    }),
  },
});
const bind = (mobile: string, code: string, openid = openidOf('new-visitor')) =>
  under.ask(bindZcMobile, { openid, mobile, code }, visit());

test('a number is bound by its code', async () => {
  const answer = await bind(NEW, await codeFor(under, NEW, 'bind'));
  expect(answer).toMatchObject({ code: codes.SUCCESS, data: { is_bound: 1, reason: '' } });
  expect(await under.data(zcInfo, undefined, visit())).toMatchObject({ mobile: '138****0001' });
});

test('a wrong guess counts, and after five the code is spent', async () => {
  const code = await codeFor(under, NEW, 'bind');
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries++) {
    expect(await bind(NEW, wrong)).toMatchObject({ code: codes.RULE, msg: '验证码不正确' });
  }
  expect(await bind(NEW, code)).toMatchObject({ code: codes.RULE, msg: '验证码已失效，请重新获取' });
});

test('a number of another account is not bound, and the learner is told why', async () => {
  const { data } = await bind(TAKEN, await codeFor(under, TAKEN, 'bind'));
  expect(data).toEqual({ is_bound: 0, reason: '该手机号已绑定其他微信，请更换手机号' });
});

test('another messenger account, and no account at all, are refused', async () => {
  const code = await codeFor(under, NEW, 'bind');
  expect(await bind(NEW, code, openidOf('bound'))).toMatchObject({ code: codes.NOT_FOUND });
  const nobody = await under.ask(bindZcMobile, { openid: 'o1', mobile: NEW, code });
  expect(nobody).toMatchObject({ code: codes.LOGIN_REQUIRED });
});
