import type { ReactNode } from 'react';
import { Pills, type PillOption } from './radio-group/pills';

export interface CheckGroupProps<Value extends string = string> {
  label: ReactNode;
  options: readonly PillOption<Value>[];
  value: readonly Value[];
  /** Values in the order of the options. */
  onChange: (value: Value[]) => void;
}

/** Several of a few, as pills. */
export function CheckGroup<Value extends string>({ value, onChange, ...rest }: CheckGroupProps<Value>) {
  const isChosen = (one: Value) => value.indexOf(one) >= 0;
  const toggle = (changed: Value) =>
    onChange(rest.options.map((option) => option.value).filter((one) => isChosen(one) !== (one === changed)));
  return <Pills {...rest} type="checkbox" isChosen={isChosen} onTap={toggle} />;
}
