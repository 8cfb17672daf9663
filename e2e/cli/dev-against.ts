import { renderUnicodeCompact } from 'uqr';
import type { Language } from '../../shared/release/src/messages/catalogue';
import { PreviewRefused } from './steps/preview-address';
import { servePreview } from './steps/serve-preview';

const words = {
  zh: {
    open: '打开，或用手机扫码：',
    phone: '手机要能访问这台电脑：https 的应用需要一条 https 的隧道，用 --origin https://… 给出它的地址。',
    built: '已更新，请刷新页面',
    stop: '按 Ctrl-C 结束',
  },
  en: {
    open: 'Open it, or scan it with a phone:',
    phone:
      'A phone has to reach this machine: a suite on https needs a tunnel with https; name it by --origin https://…',
    built: 'Built anew: reload the page',
    stop: 'Ctrl-C ends it',
  },
} as const;

/** Runs `npm run dev -- remote-x --against https://…`. */
export async function devAgainst(
  apps: readonly string[],
  given: { against: string; origin?: string; port: number },
  language: Language,
): Promise<void> {
  const say = words[language];
  const [app, ...more] = apps;
  if (!app || more.length > 0)
    throw new PreviewRefused({ en: '--against takes one app.', zh: '--against 只接受一个应用。' });
  const preview = await servePreview({
    ...given,
    app,
    built: (fault) => console.log(fault ?? say.built),
  });
  console.log(`\n${say.open}\n\n${preview.address}\n\n${renderUnicodeCompact(preview.address)}\n`);
  if (given.against.startsWith('https:') && !given.origin) console.log(say.phone);
  console.log(say.stop);
  const stop = () => void preview.close().finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
