import { Button } from '@suite/ui/base';
import { useRef } from 'react';
import { Field } from '../field/field';
import { codeText } from '../field/mobile';
import { useCountdown } from './use-countdown';

export interface SmsCodeFieldProps {
  /** What the code is for; each purpose and number has its own countdown. */
  purpose: string;
  /** The number to which it is sent, where the learner types it. */
  mobile?: string;
  value: string;
  onChange: (code: string) => void;
  /** Sends the message. Resolves to the seconds until another can be sent, or to undefined if sending failed. */
  onSend: () => Promise<number | undefined>;
  error?: string;
}

/** The field for an SMS code, with the button that sends one. */
export function SmsCodeField({ purpose, mobile, value, onChange, onSend, error }: SmsCodeFieldProps) {
  const [left, start] = useCountdown(purpose, mobile);
  const field = useRef<HTMLDivElement>(null);
  const send = async () => {
    const seconds = await onSend();
    if (!seconds) return;
    start(seconds);
    // The code is what the learner types next.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={field}>
      <Field
        label="验证码"
        value={value}
        onChange={(text) => onChange(codeText(text))}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6 位数字"
        error={error}
        action={
          <Button type="link" size="small" disabled={left > 0} onClick={send}>
            {left > 0 ? `${left} 秒后重发` : '获取验证码'}
          </Button>
        }
      />
    </div>
  );
}
