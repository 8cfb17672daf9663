import { at, fill, see, seeHeading, tap } from '../steps';
import type { Flow } from './flow';

const target = '/user-clock?from=card';

/** Ways to log in, each ending on the page that was asked for. */
export const loginFlows: Flow[] = [
  {
    name: '登录：微信里授权',
    async run({ page, enter }) {
      await enter('mid-course', 'messenger', target, { signed: false });
      await at(page, target);
      await seeHeading(page);
    },
  },
  {
    name: '登录：第一次来，绑定手机号',
    async run({ page, enter, smsTo }) {
      await enter('new-visitor', 'messenger', target, { signed: false });
      await seeHeading(page, '绑定手机号');
      const mobile = `136${String(Date.now()).slice(-8)}`;
      await fill(page, '手机号', mobile);
      await tap(page, '获取验证码');
      await see(page, '秒后重发');
      await fill(page, '验证码', await smsTo(mobile));
      await tap(page, '我已阅读并同意');
      await tap(page, '绑定并继续');
      await at(page, target);
      await seeHeading(page);
    },
  },
  {
    name: '登录：浏览器里用密码',
    async run({ page, enter }) {
      const { mobile } = await enter('mid-course', 'browser', target, { signed: false });
      await fill(page, '手机号', mobile);
      await tap(page, '使用密码登录');
      await fill(page, '密码', 'study2025');
      await tap(page, '登录');
      await at(page, target);
      await seeHeading(page);
    },
  },
  {
    name: '登录：从 App 进入',
    async run({ page, enter }) {
      await enter('mid-course', 'app', target);
      await at(page, target);
      await seeHeading(page);
    },
  },
];
