import { Button } from '@suite/ui/base';
import { useId, useState, type ReactNode } from 'react';
import { IconCheck } from '../icons';
import { Popup } from '../popup/popup';
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
  title: ReactNode;
  options: readonly PickerOption<Value>[];
  value?: Value;
  /** Called with the confirmed choice; the sheet asks to be closed after it. */
  onConfirm: (value: Value) => void;
}

/** Chooses one of many in a sheet: a list of radios, which keys and screen readers can handle too. */
export function Picker<Value extends string>({ options, value, onConfirm, ...sheet }: PickerProps<Value>) {
  const [choice, setChoice] = useState(value);
  const [wasOpen, setWasOpen] = useState(sheet.open);
  if (wasOpen !== sheet.open) {
    setWasOpen(sheet.open);
    if (sheet.open) setChoice(value);
  }
  const confirm = () => {
    if (choice !== undefined) onConfirm(choice);
    sheet.onClose();
  };
  return (
    <Popup
      {...sheet}
      footer={
        <Button block disabled={choice === undefined} onClick={confirm}>
          确定
        </Button>
      }
    >
      <Options options={options} value={choice} onChange={setChoice} title={sheet.title} />
    </Popup>
  );
}

interface OptionsProps<Value extends string> {
  title: ReactNode;
  options: readonly PickerOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

const showInMiddle = (row: HTMLElement | null) => {
  const list = row?.parentElement?.parentElement;
  if (row && list) list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
};

function Options<Value extends string>({ title, options, value, onChange }: OptionsProps<Value>) {
  const name = useId();
  const [first] = useState(value);
  return (
    <fieldset className={css.options}>
      <legend className={css.legend}>{title}</legend>
      {options.map((option) => (
        <label
          className={css.option}
          key={option.value}
          ref={option.value === first ? showInMiddle : undefined}
        >
          <input
            className={css.input}
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={css.words}>
            {option.label}
            {option.note ? <span className={css.note}>{option.note}</span> : null}
          </span>
          <IconCheck className={css.mark} />
        </label>
      ))}
    </fieldset>
  );
}
