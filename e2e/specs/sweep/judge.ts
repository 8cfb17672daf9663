import type { ConsoleMessage, Page } from '@playwright/test';
import type { OwnedRoute } from '@suite/loader/registry';
import { matchRoute } from '@suite/kernel/routes';
import type { Sight } from './probe';

/** Values that were never filled in. */
const unfilled = /\b(?:undefined|NaN|null)\b/;

/** Words that learners must not see: such values, and keys instead of words. */
const strange = [
  unfilled,
  /\[object \w*/,
  /\{\{|\}\}|\$\{/,
  // A teacher's account in the messenger looks like a key, but is meant to be read.
  /(?<![\w.@/:-]|微信号[：\s]*)[a-z]+(?:[._][a-z]+)+(?![\w.@/:-])/,
];

function seen(words: string, pattern: RegExp): string[] {
  const found = pattern.exec(words);
  if (!found) return [];
  const around = words.slice(Math.max(0, found.index - 20), found.index + 40).replace(/\s+/g, ' ');
  return [`shows "${found[0]}" in "${around}"`];
}

/** Values on a page that were never filled in. */
export const unfilledIn = ({ words }: Sight): string[] => seen(words, unfilled);

/** Faults that can be seen on any page without knowing what it should show. */
export function faultsOf(sight: Sight, rows: readonly OwnedRoute[]): string[] {
  const faults: string[] = [];
  const row = matchRoute(rows, sight.at.split('?')[0] ?? '');
  if (sight.unrest) faults.push(`does not come to rest: ${sight.unrest}`);
  if (!sight.main) faults.push('is blank');
  if (!row) faults.push(`leads to ${sight.at}, which is no page`);
  else if (sight.title !== row.title) faults.push(`has the title "${sight.title}"`);
  if (sight.wider > 0) faults.push(`scrolls sideways by ${sight.wider}`);
  return faults.concat(...strange.map((pattern) => seen(sight.words, pattern)));
}

/** The errors that a page logs or throws. */
export interface Complaints {
  /** The errors since the last call, without those that the test expects. */
  take: (expected?: readonly RegExp[]) => string[];
}

/** Listens to a page's console and its uncaught errors. */
export function complaintsOf(page: Page): Complaints {
  let heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`throws ${error}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') heard.push(`logs ${message.text().slice(0, 300)}`);
  });
  return {
    take(expected = []) {
      const taken = heard.filter((text) => !expected.some((pattern) => pattern.test(text)));
      heard = [];
      return taken;
    },
  };
}
