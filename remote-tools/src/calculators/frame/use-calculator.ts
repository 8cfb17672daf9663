import { platform } from '@suite/kernel';
import { days, defineRecord } from '@suite/kernel/records';
import { useLocation } from '@suite/kernel/router';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { restoreInput, type Inputs } from '../remembered-input';
import { clearAddress, inputOfQuery, linkTo, useNewAddress } from './address-input';
import type { Calculator } from './calculator';
import { keepLast } from './last-results';

/** What was typed into each calculator. */
const inputs = defineRecord<unknown>({
  kind: 'calculator',
  version: 1,
  owner: 'device',
  personal: true,
  expires: days(365),
  read: (stored) => stored,
  former: (id) => `counter.${id}`,
});

/** The inputs of the address, else those of the last visit, and the result for them. */
export function useCalculator<Input extends Inputs, Result>(calculator: Calculator<Input, Result>) {
  const { name, title, defaults, choices, resultOf, outcomeOf, place } = calculator;
  const { search } = useLocation();
  const [input, setInput] = useState(
    () =>
      inputOfQuery(search, defaults, choices) ??
      restoreInput(inputs.of('device', name).read(), defaults, choices),
  );
  /** Inputs that came with an address are kept on this device once the learner changes them. */
  const [isOwn, setOwn] = useState(false);

  const replace = useCallback((next: Input | ((old: Input) => Input)) => {
    setOwn(true);
    setInput(next);
  }, []);
  const change = useCallback((part: Partial<Input>) => replace((old) => ({ ...old, ...part })), [replace]);
  const reset = useCallback(() => replace(defaults), [replace, defaults]);
  const adopt = useCallback(
    (newer: string) => setInput((old) => inputOfQuery(newer, defaults, choices) ?? old),
    [defaults, choices],
  );
  useNewAddress(adopt);

  // A slow phone needs a moment for a thousand months: typing has priority.
  const settled = useDeferredValue(input);
  const { errors, result } = useMemo(() => resultOf(settled), [resultOf, settled]);
  const outcome = useMemo(() => result && outcomeOf(result), [outcomeOf, result]);
  const page = place();

  useEffect(() => {
    if (!isOwn) return;
    inputs.of('device', name).save(input);
    // A shared address would bring its inputs back on a reload, and what is typed here never stands in one.
    if (inputOfQuery(location.hash.replace(/^[^?]*/, ''), defaults, choices)) clearAddress(page);
  }, [name, input, isOwn, page, defaults, choices]);

  const summary = outcome && `${outcome.main.name} ${outcome.main.value}`;
  useEffect(() => {
    if (isOwn && summary) keepLast(name, summary);
  }, [isOwn, name, summary]);

  // The messenger's own menu shares the page: what a learner earns or owes goes along only by their tap.
  useEffect(
    () => platform().messenger.share({ title, description: '点开查看算法和明细', link: linkTo(page) }),
    [title, page],
  );

  return { form: { input, errors, change }, replace, reset, result, outcome, link: linkTo(page, settled) };
}
