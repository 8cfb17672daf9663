import { platform, type Context } from '@suite/kernel';
import type { RouteData } from '@suite/kernel/routes';
import { Dialog } from '@suite/ui/base';

/** The exam is taken where it was begun. */
export const wantsDesktopPrompt = (context: Context, row: RouteData): boolean =>
  context === 'desktop-messenger' && row.name !== 'Exam';

let prompting = false;

/** Sends a visitor of the desktop messenger to the official site, which is made for a desk. */
export async function promptDesktop(row: RouteData, leave: (address: string) => void): Promise<void> {
  const { context, site } = platform();
  if (prompting || !wantsDesktopPrompt(context, row)) return;
  prompting = true;
  await Dialog.alert({
    title: '温馨提示',
    message: '检测到您正在使用电脑版微信，为了获得更好的学习体验，请前往官网学习。',
    confirmText: '前往官网',
  });
  prompting = false;
  leave(site.hosts.desktop);
}
