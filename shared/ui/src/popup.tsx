import { useModal } from '@suite/ui/base';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import VantPopup from 'react-vant/es/popup/index.js';
import './tokens/react-vant.css';
import { cx } from './cx';
import { IconButton } from './icon-button';
import { IconClose } from './icons';
import css from './popup.module.css';

export interface PopupProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The sheet's own action, always visible at the bottom. */
  footer?: ReactNode;
}

/** A half-screen sheet, to choose or to read. */
export function Popup(props: PopupProps) {
  // The library lets a sheet that is open from the start, as one whose code has just arrived, be there without rising.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <VantPopup
      className={css.popup}
      visible={isMounted && props.open}
      position="bottom"
      round
      duration={240}
      destroyOnClose
      onClose={props.onClose}
    >
      <Sheet {...props} />
    </VantPopup>
  );
}

/** The part that makes the library's sheet a dialog: a name, the focus, the Escape key. */
function Sheet({ open, onClose, title, children, footer }: PopupProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const id = useId();
  useModal(sheet, open, onClose);
  return (
    <div ref={sheet} className={css.sheet} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        <IconButton className={css.close} label="关闭" onClick={onClose}>
          <IconClose />
        </IconButton>
      </div>
      <div className={cx(css.body, !!footer && css.withFooter)}>{children}</div>
      {footer ? <div className={css.footer}>{footer}</div> : null}
    </div>
  );
}
