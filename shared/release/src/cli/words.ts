import type { Language, Said } from '../messages/catalogue';
import type { Tell } from '../publish/package';

/** A time by the clock of a time zone, this machine's own otherwise, to the second. Swedes write it as ISO does. */
export const localTime = (iso: string, timeZone?: string): string =>
  new Date(iso).toLocaleString('sv-SE', { timeZone });

/** The name of a time zone, this machine's own otherwise, such as UTC+8. */
export function zoneName(timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts();
  return String(parts.find(({ type }) => type === 'timeZoneName')?.value).replace(/^GMT(\+0$)?/, 'UTC');
}

const works: Record<Parameters<Tell>[0]['what'], Said> = {
  check: { en: 'checking and compressing', zh: '检查并压缩' },
  upload: { en: 'uploading', zh: '上传' },
  verify: { en: 'verifying', zh: '校验' },
  remove: { en: 'removing', zh: '清除' },
};

/** Shows the progress of long work: one line that changes on a terminal, else a line every second. */
export function progressOn(
  out: { write: (text: string) => unknown; isTTY?: boolean },
  language: Language,
  now: () => number = Date.now,
): { tell: Tell; end: () => void } {
  let last = -Infinity;
  let open = false;
  const tell: Tell = ({ what, name, done, of }) => {
    const share = of ? ` ${(done ?? 0) + 1}/${of}` : '';
    const line = `${works[what][language]}${share} ${name}`;
    if (out.isTTY) {
      open = true;
      out.write(`\r\u001b[K${line}`);
    } else if (!of || now() - last > 1000) {
      last = now();
      out.write(`${line}\n`);
    }
  };
  return { tell, end: () => void (open && out.write('\r\u001b[K')) };
}
