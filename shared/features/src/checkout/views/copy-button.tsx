import { copyText } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import type { ReactNode } from 'react';
import css from './copy-button.module.css';

export interface CopyButtonProps {
  /** What is copied; a function where it is made at the tap. */
  text: string | (() => string);
  children: ReactNode;
  /** What screen readers call it where several buttons say the same. */
  label?: string;
}

/** Copies a text and says whether it worked. */
export function CopyButton({ text, children, label }: CopyButtonProps) {
  const copy = async () => {
    const isCopied = await copyText(typeof text === 'function' ? text() : text);
    if (isCopied) Toast.success('已复制');
    else Toast.fail('没有复制成功，请长按文字复制');
  };
  return (
    <Button type="link" size="small" onClick={copy} label={label}>
      {children}
    </Button>
  );
}

/** Several copy buttons in a row, centred, with a gap that tells them apart. */
export const CopyButtons = ({ children }: { children: ReactNode }) => (
  <div className={css.row}>{children}</div>
);
