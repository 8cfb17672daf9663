import { contextOf } from './context';

const page = 'https://example.test/';
const messenger = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.1';

test.each([
  ['browser', 'Mozilla/5.0 (iPhone) Safari', page],
  ['messenger', messenger, page],
  ['desktop-messenger', 'Windows NT MicroMessenger/6.8 WindowsWechat', page],
  ['desktop-messenger', 'Macintosh MicroMessenger/6.8 MacWechat', page],
  ['shell', 'Mozilla/5.0 (Linux; Android 12)', `${page}?platform=app`],
  ['shell', 'Mozilla/5.0 (Linux; Android 12)', `${page}?a=1&platform=app#/video`],
  ['shell', messenger, `${page}#/video?platform=app`],
  ['browser', 'Mozilla/5.0 (Linux; Android 12)', `${page}?platform=apple`],
])('%s: %s at %s', (context, userAgent, href) => {
  expect(contextOf(userAgent, href)).toBe(context);
});
