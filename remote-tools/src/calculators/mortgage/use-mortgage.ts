import { useDeferredValue, useMemo } from 'react';
import { useRememberedInput } from '../remembered-input';
import { mortgageChoices, mortgageDefaults, type Errors, type MortgageInput } from './mortgage-input';
import { resultOf } from './mortgage-result';

/** What the parts of the form need. */
export interface MortgageForm {
  input: MortgageInput;
  errors: Errors;
  change: (part: Partial<MortgageInput>) => void;
}

/** The remembered inputs and what follows from them. */
export function useMortgage() {
  const { input, change, reset } = useRememberedInput('mortgage', mortgageDefaults, mortgageChoices);
  // A thousand months take a slow phone a moment: typing goes first.
  const settled = useDeferredValue(input);
  const { errors, result } = useMemo(() => resultOf(settled), [settled]);
  return { form: { input, errors, change }, result, reset };
}
