import type { Context } from '@suite/kernel';
import { renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { returnPath } from '../../session/return-path';
import { provideSession, type SessionService } from '../../session/service';
import ErrorPage from './error.page';

const rows = ['/', '/exam', '/manage-course/certificate'].map((path) => ({ path, name: path, title: '' }));

async function show(query: string, context: Context = 'browser') {
  const session = { returnPath: (of: URLSearchParams) => returnPath(rows, of) };
  provideSession(session as Partial<SessionService> as SessionService);
  renderPage(<ErrorPage />, { at: `/error${query}`, path: '/error', platform: { context } });
  // What the service needs comes late, and would otherwise come after a short test.
  await screen.findByRole('button', { name: '详情' });
  return screen.getByRole('heading', { level: 1 }).textContent;
}

test.each([
  ['?reason=login', '登录没有成功'],
  ['?reason=refused', '还没有登录'],
  ['?reason=storage', '这个浏览器不能登录'],
  ['?reason=constructor', '出错了'],
  ['?reason=__proto__', '出错了'],
  ['', '出错了'],
])('%s has the title %s', async (query, title) => {
  expect(await show(query)).toBe(title);
});

test.each([
  ['?reason=refused', '代码 refused'],
  ['?reason=13712345678', '代码 error'],
])('%s has a code for the service, %s', async (query, code) => {
  await show(query);
  expect(screen.getByText(code)).toBeVisible();
  expect(screen.getByRole('button', { name: '详情' })).toBeVisible();
});

test('in the native app the way out is the app’s own login', async () => {
  expect(await show('?reason=login', 'shell')).toBe('登录已失效');
});

test.each([
  ['', '返回个人中心', '/'],
  ['&back=/exam', '返回个人中心', '/'],
  ['&back=/manage-course/certificate', '返回管理课程', '/manage-course'],
])('the way home of %s is %s', async (back, words, path) => {
  await show(`?reason=refused${back}`);
  await userEvent.click(screen.getByRole('button', { name: words }));
  expect((await screen.findByLabelText('address')).textContent).toBe(path);
});
