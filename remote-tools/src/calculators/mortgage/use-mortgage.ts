import { useDeferredValue, useMemo } from 'react';
import { useRememberedInput } from '../remembered-input';
import { mortgageChoices, mortgageDefaults, type Errors, type MortgageInput } from './mortgage-input';
import { resultOf } from './mortgage-result';

/** Shared by the parts of the form. */
export interface MortgageForm {
  input: MortgageInput;
  errors: Errors;
  change: (part: Partial<MortgageInput>) => void;
}

/** The remembered inputs and the result for them. */
export function useMortgage() {
  const { input, change, reset } = useRememberedInput('mortgage', mortgageDefaults, mortgageChoices);
  // A slow phone needs a moment for a thousand months: typing has priority.
  const settled = useDeferredValue(input);
  const { errors, result } = useMemo(() => resultOf(settled), [settled]);
  return { form: { input, errors, change }, result, reset };
}
