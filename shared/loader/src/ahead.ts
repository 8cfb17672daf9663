import { matchRoute, pathOfHash } from '@suite/kernel/routes';
import { addLink } from './assets';
import { startFiles, type OwnedRoute, type Registry, type RegistryApp } from './registry';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether prefetching costs the visitor neither time nor money. */
function isFast(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.effectiveType === '4g' && !connection.saveData;
}

/** What fetching pages ahead needs of the host. */
export interface LinksAheadDeps {
  routes: readonly OwnedRoute[];
  /** Fetches the files of a page that has not been loaded. */
  fetch: (route: OwnedRoute) => void;
}

const suiteLinks = 'a[href^="#/"]';

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top < window.innerHeight && bottom > 0;
}

/** Fetches the pages of links that the visitor is about to follow, so that a tap finds them there. */
export function createLinksAhead({ routes, fetch }: LinksAheadDeps) {
  function follow(link: Element | null | undefined): void {
    const route = link && matchRoute(routes, pathOfHash(link.getAttribute('href') as string));
    if (route) fetch(route);
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

const asked = new Set<string>();

/** Fetches what the first page of the next app would wait for; `next` is where most visitors of an app go on to. */
export function prefetchNext({ apps }: Registry, from: string): void {
  const next = apps[from]?.live.next;
  if (!next || !apps[next] || asked.has(next) || !isFast()) return;
  asked.add(next);
  const { live } = apps[next] as RegistryApp;
  for (const file of startFiles(live)) addLink('prefetch', { address: live.base + file });
}
