import { useId, useRef, useState, type ReactNode } from 'react';
import { AGREEMENT_MISSING, DIALOG_WORDS } from '../../constants';
import { Button } from '../button';
import { useModal } from '../use-modal';
import { Toast } from '../toast/toast';
import css from './dialog.module.css';

export interface AlertOptions {
  title?: string;
  message: ReactNode;
  confirmText?: string;
}

/** Whether a box is ticked. */
interface TickState {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export interface ConfirmOptions extends AlertOptions {
  cancelText?: string;
  /** Makes cancelling the main button: for a step that is early and cannot be undone. */
  isCautious?: boolean;
  /** Draws the box that must be ticked before confirming; `error` is shown if it is not. */
  agreement?: { box: (state: TickState) => ReactNode; error?: string };
}

interface DialogViewProps extends ConfirmOptions {
  cancellable: boolean;
  onAnswer: (confirmed: boolean) => void;
}

export function DialogView({
  title = DIALOG_WORDS.title,
  message,
  confirmText = DIALOG_WORDS.confirm,
  cancelText = DIALOG_WORDS.cancel,
  isCautious = false,
  agreement,
  cancellable,
  onAnswer,
}: DialogViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [agreed, setAgreed] = useState(false);
  useModal(box, true, () => onAnswer(false));
  const confirm = () => {
    if (agreement && !agreed) Toast.info(agreement.error ?? AGREEMENT_MISSING);
    else onAnswer(true);
  };
  const buttons = [
    <Button key="confirm" type={isCautious ? 'default' : 'primary'} className={css.button} onClick={confirm}>
      {confirmText}
    </Button>,
  ];
  if (cancellable) {
    const cancel = (
      <Button
        key="cancel"
        type={isCautious ? 'primary' : 'default'}
        className={css.button}
        onClick={() => onAnswer(false)}
      >
        {cancelText}
      </Button>
    );
    // The main button is the last one.
    if (isCautious) buttons.push(cancel);
    else buttons.unshift(cancel);
  }
  return (
    <div className={css.mask}>
      <div
        ref={box}
        className={css.box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-message`}
        tabIndex={-1}
      >
        <h2 className={css.title} id={`${id}-title`}>
          {title}
        </h2>
        <div className={css.message} id={`${id}-message`}>
          <div className={css.words}>{message}</div>
        </div>
        {agreement?.box({ checked: agreed, onChange: setAgreed })}
        <div className={css.buttons}>{buttons}</div>
      </div>
    </div>
  );
}
