import { useLocation } from '@suite/kernel/router';
import { useEffect, useState } from 'react';
import { restoreInput, type Choices, type Inputs } from '../remembered-input';

/** The inputs in an address's query; undefined when it has none of theirs. */
export function inputOfQuery<Input extends Inputs>(
  search: string,
  defaults: Input,
  choices: Choices<Input>,
): Input | undefined {
  const query = new URLSearchParams(search);
  const found: Inputs = {};
  for (const name of Object.keys(defaults)) {
    const value = query.get(name);
    if (value !== null) found[name] = value;
  }
  return Object.keys(found).length ? restoreInput(found, defaults, choices) : undefined;
}

/** The address of a page for everybody; with inputs it brings them back on any device. */
export function linkTo(page: string, input: Inputs = {}): string {
  const query = Object.keys(input).map((name) => `${name}=${encodeURIComponent(input[name] as string)}`);
  const address = `${location.href.split(/[?#]/)[0] ?? ''}#${page}`;
  return query.length ? `${address}${page.indexOf('?') < 0 ? '?' : '&'}${query.join('&')}` : address;
}

/** Takes inputs out of the address; what else stands in it stays. */
export const clearAddress = (page: string): void =>
  history.replaceState(history.state, '', location.href.replace(/#.*|$/, `#${page}`));

/** Calls `adopt` when another address of this page is entered: by a link, or by going back. */
export function useNewAddress(adopt: (search: string) => void): void {
  const { search } = useLocation();
  const [known, setKnown] = useState(search);
  useEffect(() => {
    if (search === known) return;
    setKnown(search);
    adopt(search);
  }, [search, known, adopt]);
}
