import { namedText } from '@suite/kernel';

/** The page whose code runs: its name, its version, and how often in a row. */
const drawing = namedText('device', 'suite.device.drawing');
/** The page that has hung: its name, its version, and when that was noticed. */
const hungNote = namedText('device', 'suite.device.hung');

/** By then a page has drawn what it got from the provider. */
const DRAWN_MS = 5000;
const DAY_MS = 86_400_000;
/** Once may be a phone that was switched off. */
const ENOUGH = 2;

/** What is known of pages that hung the tab. */
export interface Hangs {
  /** Whether this version of a page did so twice in a row. It gets another chance after a day. */
  has: (page: string, version: string) => boolean;
  /** Notes that a page's code is about to run, or that it is about to be drawn. */
  begin: (page: string, version: string) => void;
}

const noteOf = ({ read }: typeof drawing) => (read() ?? '').split(' ');
const end = () => drawing.remove();

/**
 * Notices pages that hang the tab. Nothing can stop their code, and visitors close the tab or the messenger. So the
 * device notes which page is about to run or to be drawn, and takes the note away when the tab has lived for some
 * seconds or is left; a note that is still there at the next visit tells of a page that hung.
 */
export function watchHangs(): Hangs {
  const [page, version, times] = noteOf(drawing);
  if (Number(times) >= ENOUGH) hungNote.save(`${page} ${version} ${Date.now()}`);
  const [hung, hungVersion, since] = noteOf(hungNote);
  let timer: ReturnType<typeof setTimeout> | undefined;

  addEventListener('pagehide', end);
  document.addEventListener('visibilitychange', () => document.hidden && end());

  return {
    has: (name, which) =>
      hung === name && hungVersion === which && Math.abs(Date.now() - Number(since)) < DAY_MS,
    begin(name, which) {
      const before = page === name && version === which ? Number(times) : 0;
      drawing.save(`${name} ${which} ${before + 1}`);
      clearTimeout(timer);
      timer = setTimeout(end, DRAWN_MS);
    },
  };
}
