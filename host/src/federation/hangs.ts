import { deviceStore } from '@suite/kernel';

/** The page that is being drawn: its name, its version, and how often in a row. */
const DRAWING = 'suite.device.drawing';
/** The page that has hung: its name, its version, and when that was noticed. */
const HUNG = 'suite.device.hung';

/** By then a page has drawn what it got from the provider. */
const DRAWN_MS = 5000;
const DAY_MS = 86_400_000;
/** Once may be a phone that was switched off. */
const ENOUGH = 2;

const noteOf = (key: string) => (deviceStore.getText(key) ?? '').split(' ');

/**
 * Notices pages that hang the tab. Nothing can stop their code, and visitors close the tab or the messenger. So the
 * device notes which page is about to be drawn, and takes the note away when the page has lived for some seconds or is
 * left; a note that is still there at the next visit tells of a page that hung.
 */
export class Hangs {
  private readonly last = noteOf(DRAWING);
  private readonly hung: string[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const [page, version, times] = this.last;
    if (Number(times) >= ENOUGH) deviceStore.setText(HUNG, `${page} ${version} ${Date.now()}`);
    this.hung = noteOf(HUNG);
    addEventListener('pagehide', this.end);
    document.addEventListener('visibilitychange', () => document.hidden && this.end());
  }

  /** Whether this version of a page has hung the tab twice in a row. It gets another chance after a day. */
  has(page: string, version: string): boolean {
    const [name, which, at] = this.hung;
    return name === page && which === version && Math.abs(Date.now() - Number(at)) < DAY_MS;
  }

  /** Notes that a page is about to be drawn. */
  begin(page: string, version: string): void {
    const [name, which, times] = this.last;
    const before = name === page && which === version ? Number(times) : 0;
    deviceStore.setText(DRAWING, `${page} ${version} ${before + 1}`);
    clearTimeout(this.timer);
    this.timer = setTimeout(this.end, DRAWN_MS);
  }

  private readonly end = () => deviceStore.remove(DRAWING);
}
