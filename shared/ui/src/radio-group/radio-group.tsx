import type { ReactNode } from 'react';
import { Pills, type PillOption } from './pills';

export interface RadioGroupProps<Value extends string = string> {
  label: ReactNode;
  options: readonly PillOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of a few, as pills. */
export const RadioGroup = <Value extends string>({ value, onChange, ...rest }: RadioGroupProps<Value>) => (
  <Pills {...rest} type="radio" isChosen={(one) => one === value} onTap={onChange} />
);
