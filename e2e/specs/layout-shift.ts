import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** How much a page has moved by itself since its document was opened. */
export interface Moved {
  sum: number;
  /** What moved, by how much and from where to where, for whoever has to mend it. */
  what: string[];
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const moved: Moved = { sum: 0, what: [] };
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      moved.sum += value;
      const parts = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const words = node?.textContent?.trim().slice(0, 12) ?? '';
        const places = `${from.top}+${from.height} to ${to.top}+${to.height}`;
        return `${element?.tagName.toLowerCase()}.${element?.className} "${words}" ${places}`;
      });
      moved.what.push(`${value.toFixed(3)}: ${parts.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Watches the documents that this page opens from now on. */
export async function watchShift(page: Page): Promise<() => Promise<Moved>> {
  await page.addInitScript(watch);
  return () => page.evaluate(() => (window as unknown as { moved: Moved }).moved);
}
