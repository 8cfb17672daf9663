import { homeOf } from '.';

test.each([
  ['/', '/'],
  ['/exam?back=/manage-course', '/'],
  ['/manage-courses', '/'],
  ['/manage-course', '/manage-course'],
  ['/manage-course?tab=1', '/manage-course'],
  ['/manage-course/face-verify', '/manage-course'],
  ['/manage-course/no-such-page', '/manage-course'],
])('the home of %s is %s', (path, to) => {
  expect(homeOf(path).to).toBe(to);
});
