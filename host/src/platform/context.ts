import type { Context } from '@suite/kernel';

/** Whether the native app opened this address. */
export const isInShell = (href: string): boolean => /[?&]platform=app(?:[&#]|$)/.test(href);

/** Where the app runs, from the user agent and the address. */
export function contextOf(userAgent: string, href: string): Context {
  if (isInShell(href)) return 'shell';
  if (!/MicroMessenger/i.test(userAgent)) return 'browser';
  return /WindowsWechat|MacWechat/i.test(userAgent) ? 'desktop-messenger' : 'messenger';
}
