import { renderUnicodeCompact } from 'uqr';
import { say } from '../../say';
import { servePreview } from './serve-preview';

const words = {
  open: { zh: '打开，或用手机扫码：', en: 'Open it, or scan it with a phone:' },
  phone: {
    zh: '手机要能访问这台电脑：https 的应用需要一条 https 的隧道，用 --origin https://… 给出它的地址。',
    en: 'A phone has to reach this machine: a suite on https needs a tunnel with https; name it by --origin https://…',
  },
  built: { zh: '已更新，请刷新页面', en: 'Built anew: reload the page' },
  stop: { zh: '按 Ctrl-C 结束', en: 'Ctrl-C ends it' },
};

/** Shows a local remote in a deployed suite until the command is ended. */
export async function runPreview(given: {
  folder: string;
  against: string;
  origin?: string | undefined;
  port: number;
}): Promise<void> {
  const { origin, ...rest } = given;
  const preview = await servePreview({
    ...rest,
    ...(origin && { origin }),
    built: (fault) => console.log(fault ?? say(words.built)),
  });
  console.log(`\n${say(words.open)}\n\n${preview.address}\n\n${renderUnicodeCompact(preview.address)}\n`);
  if (given.against.startsWith('https:') && !origin) console.log(say(words.phone));
  console.log(say(words.stop));
  const stop = () => void preview.close().finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
