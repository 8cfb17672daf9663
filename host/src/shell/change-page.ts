import type { RouterState } from '@suite/kernel/router';
import { within } from '@suite/loader';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import css from './change-page.module.css';

/** The picture of the page before stays at most this long: then the next page shows its skeleton. */
const KEPT_MS = 200;

/** Resolves when the page has words to show, or when its time is up. */
async function drawn(): Promise<void> {
  const hasWords = () => !!document.querySelector('main')?.textContent;
  if (hasWords()) return;
  let observer: MutationObserver | undefined;
  const words = new Promise<void>((resolve) => {
    observer = new MutationObserver(() => hasWords() && resolve());
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await within(KEPT_MS, words).catch(() => undefined);
  observer?.disconnect();
}

/** A page that follows comes over the one before it; one to which the visitor goes back is there at once. */
const comesOver = (next: RouterState, before: RouterState) =>
  next.historyAction !== 'POP' &&
  next.location.pathname !== before.location.pathname &&
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows the next step. Where the browser can, the picture of the page before stays until the next one has words. */
export function changePage(show: () => void, next: RouterState, before: RouterState): void {
  if (!comesOver(next, before)) return startTransition(show);
  const root = document.documentElement;
  root.classList.add(css.root as string);
  const { ready, updateCallbackDone } = document.startViewTransition(async () => {
    flushSync(show);
    // A tap is meant for the page in the picture.
    root.style.pointerEvents = 'none';
    await drawn();
    root.style.pointerEvents = '';
  });
  // Another step overtook this one, or nobody sees the page: it is shown without a picture.
  ready.catch(() => undefined);
  updateCallbackDone.catch(() => undefined);
}
