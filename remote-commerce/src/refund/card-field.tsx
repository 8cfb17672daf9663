import isLuhn from 'fast-luhn';
import { Field, Tag } from '@suite/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { cardError, caretAfter, digitsOf, edited, grouped, MOST_DIGITS } from './card-number';

interface CardFieldProps {
  digits: string;
  error: string | undefined;
  onChange: (digits: string) => void;
}

/** A bank card's number in groups of four; the caret stays at its digit. */
export function CardField({ digits, error, onChange }: CardFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const caret = useRef<number>();
  const [isCut, setCut] = useState(false);
  const input = () => box.current?.querySelector('input');

  useLayoutEffect(() => {
    const field = input();
    if (caret.current === undefined || !field || document.activeElement !== field) return;
    const position = caretAfter(caret.current);
    field.setSelectionRange(position, position);
    caret.current = undefined;
  });

  function change(text: string) {
    const now = edited(digits, text, input()?.selectionStart ?? text.length);
    caret.current = now.caret;
    setCut(digitsOf(text).length > MOST_DIGITS);
    onChange(now.digits);
  }

  const isDoubtful = !cardError(digits) && !isLuhn(digits);
  return (
    <div ref={box}>
      <Field
        required
        label="银行卡号"
        inputMode="numeric"
        placeholder="16 到 19 位"
        value={grouped(digits)}
        error={isCut ? `最多 ${MOST_DIGITS} 位数字，后面的没有填入` : error}
        hint={
          isDoubtful ? (
            <>
              <Tag tone="warning">请核对</Tag> 卡号像是有一位填错了，请对着卡再看一遍；没错就继续
            </>
          ) : undefined
        }
        onChange={change}
      />
    </div>
  );
}
