import { useLocation } from '@suite/kernel/router';
import { useEffect, useState } from 'react';
import { restoreInput, type Choices, type Inputs } from '../remembered-input';

/** The inputs as the query of an address. */
export const queryOfInput = (input: Inputs): string =>
  Object.keys(input)
    .map((name) => `${name}=${encodeURIComponent(input[name] as string)}`)
    .join('&');

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

/** The address that brings these inputs back, on any device; what else is in this page's address stays here. */
export const linkOf = (place: string, input: Inputs): string =>
  `${location.href.split(/[?#]/)[0] ?? ''}#${place}?${queryOfInput(input)}`;

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
