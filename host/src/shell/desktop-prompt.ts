import { platform, type Context } from '@suite/kernel';
import type { RouteData } from '@suite/kernel/routes';
import { Dialog } from '@suite/ui/base';

/** Whether to point to the official site; not during an exam, which would be interrupted. */
const wantsDesktopPrompt = (context: Context, row: RouteData | undefined): boolean =>
  context === 'desktop-messenger' && row?.name !== 'Exam';

let prompting = false;

/** Sends a visitor of the desktop messenger to the official site, which is made for desktops. */
export async function promptDesktop(
  currentRow: () => RouteData | undefined,
  leave: (address: string) => void,
): Promise<void> {
  const { context, site } = platform();
  if (prompting || !wantsDesktopPrompt(context, currentRow())) return;
  prompting = true;
  const goes = await Dialog.alert({
    title: '温馨提示',
    message: '检测到您正在使用电脑版微信，为了获得更好的学习体验，请前往官网学习。',
    confirmText: '前往官网',
  });
  prompting = false;
  if (goes) leave(site.hosts.desktop);
  // The back button closes the message as well, without an answer: it is shown again on the page before.
  else await promptDesktop(currentRow, leave);
}
