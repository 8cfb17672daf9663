import { deviceStore, platform } from '@suite/kernel';
import { useLocation } from '@suite/kernel/router';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { restoreInput, type Inputs } from '../remembered-input';
import { inputOfQuery, linkOf, useNewAddress } from './address-input';
import type { Calculator } from './calculator';
import { keepLast } from './last-results';
import { clearFormerLearners, isFormerLearners, writeAddress } from './own-address';

/** Time after the last key before the address follows: some engines allow only few changes in a row. */
const SETTLE = 400;

/** The inputs of the address, else those of the last visit, and the result for them. */
export function useCalculator<Input extends Inputs, Result>(calculator: Calculator<Input, Result>) {
  const { name, title, defaults, choices, resultOf, outcomeOf, place } = calculator;
  const key = `suite.counter.${name}`;
  const { search } = useLocation();
  const [input, setInput] = useState(
    () =>
      (isFormerLearners() ? undefined : inputOfQuery(search, defaults, choices)) ??
      restoreInput(deviceStore.get(key), defaults, choices),
  );
  useEffect(clearFormerLearners, []);
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
  const link = linkOf(place(), settled);

  useEffect(() => {
    if (isOwn) deviceStore.set(key, input);
  }, [key, input, isOwn]);

  const summary = outcome && `${outcome.main.name} ${outcome.main.value}`;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isOwn) writeAddress(link);
      if (!summary) return;
      if (isOwn) keepLast(name, summary);
      platform().messenger.share({ title: `${title}：${summary}`, description: '点开查看算法和明细', link });
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [isOwn, link, name, title, summary]);

  return { form: { input, errors, change }, replace, reset, result, outcome, link };
}
