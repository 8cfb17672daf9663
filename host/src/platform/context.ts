import type { Context } from '@suite/kernel';

/** Where the app runs, from the user agent and the address. */
export function contextOf(userAgent: string, href: string): Context {
  if (/[?&]platform=app(?:[&#]|$)/.test(href)) return 'shell';
  if (!/MicroMessenger/i.test(userAgent)) return 'browser';
  return /WindowsWechat|MacWechat/i.test(userAgent) ? 'desktop-messenger' : 'messenger';
}
