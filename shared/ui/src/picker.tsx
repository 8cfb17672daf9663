import type { ReactNode } from 'react';
import { cx } from './cx';
import { IconCheck } from './icons';
import { Popup } from './popup';
import css from './picker.module.css';

export interface PickerOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A second line under the label. */
  note?: ReactNode;
  disabled?: boolean;
}

export interface PickerProps<Value extends string = string> {
  open: boolean;
  onClose: () => void;
  title: string;
  options: readonly PickerOption<Value>[];
  value?: Value;
  /** Called with the choice; `onClose` follows. */
  onConfirm: (value: Value) => void;
}

/** Chooses one of many in a sheet, which a choice closes: there is one thing to decide and no second tap for it. */
export function Picker<Value extends string>({ options, value, onConfirm, ...sheet }: PickerProps<Value>) {
  const choose = (chosen: Value) => {
    onConfirm(chosen);
    sheet.onClose();
  };
  return (
    <Popup {...sheet}>
      <div className={css.options} role="radiogroup" aria-label={sheet.title}>
        {options.map((option) => (
          <button
            type="button"
            className={cx(css.option, option.value === value && css.chosen)}
            key={option.value}
            role="radio"
            aria-checked={option.value === value}
            disabled={option.disabled}
            ref={option.value === value ? showInMiddle : undefined}
            onClick={() => choose(option.value)}
          >
            <span className={css.words}>
              {option.label}
              {option.note ? <span className={css.note}>{option.note}</span> : null}
            </span>
            <IconCheck className={css.mark} />
          </button>
        ))}
      </div>
    </Popup>
  );
}

const showInMiddle = (row: HTMLElement | null) => {
  const list = row?.parentElement?.parentElement;
  if (row && list) list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
};
