import type { OwnedRoute } from '@suite/kernel/registry';
import { matchRoute, pathOfHash } from '@suite/kernel/routes';
import { isFast } from './connection';

/** What fetching pages ahead needs of the host. */
export interface LinksAheadParts {
  rows: readonly OwnedRoute[];
  /** Fetches the files of a page that has not been loaded. */
  fetch: (row: OwnedRoute) => void;
}

const suiteLinks = 'a[href^="#/"]';

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top < window.innerHeight && bottom > 0;
}

/** Fetches the pages of links that the visitor is about to follow, so that a tap finds them there. */
export function createLinksAhead({ rows, fetch }: LinksAheadParts) {
  function follow(link: Element | null | undefined): void {
    const row = link && matchRoute(rows, pathOfHash(link.getAttribute('href') as string));
    if (row) fetch(row);
  }

  return {
    /** A finger on a link follows it mostly; between touching and letting go there is time for a request. */
    onTouch({ target }: Event): void {
      follow((target as Element).closest(suiteLinks));
    },

    /** The next step that the page offers. It is fetched while nothing else is. */
    nextStep(): void {
      const steps = Array.from(document.querySelectorAll(`${suiteLinks}[data-next-step]`));
      if (isFast()) follow(steps.filter(isInView)[0]);
    },
  };
}

/** Listens for fingers on links. */
export function watchTouches({ onTouch }: Pick<ReturnType<typeof createLinksAhead>, 'onTouch'>): void {
  for (const kind of ['touchstart', 'mousedown'])
    document.addEventListener(kind, onTouch, { capture: true, passive: true });
}
