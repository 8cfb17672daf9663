import { sendMessage, type SendMessageParams } from '@suite/api';
import { namedText } from '@suite/kernel';
import { useCodeMessage, useRefusal } from '@suite/features/sms-code';
import { codeFault, MobileField, mobileFault, SmsCodeField } from '@suite/ui';
import { CellGroup } from '@suite/ui/base';
import { useState } from 'react';

/** What is wrong with what was typed. */
interface Faults {
  mobile?: string;
  code?: string;
}

/**
 * Fields for a mobile number and the code sent to it, with their values and their check. A refusal stands under
 * the code until one of them is changed; `keeping` adds that of the call which spends the code.
 */
export function useMobileAndCode(purpose: SendMessageParams['type']) {
  // A number that was typed is still there after a reload or a look at another page.
  const typed = namedText('tab', `suite.typed.mobile.${purpose}`);
  const [mobile, setMobile] = useState(() => typed.read() ?? '');
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const refusal = useRefusal();
  const message = useCodeMessage(refusal, sendMessage);

  function clear(): void {
    setFaults({});
    refusal.clear();
  }

  async function send(): Promise<number | undefined> {
    const fault = mobileFault(mobile);
    setFaults({ mobile: fault });
    return fault ? undefined : message({ mobile, type: purpose });
  }

  /** Shows what is wrong; true when both fields are fine. */
  function check(): boolean {
    const found = { mobile: mobileFault(mobile), code: codeFault(code) };
    setFaults(found);
    return !found.mobile && !found.code;
  }

  const fields = (
    <CellGroup>
      <MobileField
        value={mobile}
        onChange={(text) => {
          setMobile(text);
          typed.save(text);
          clear();
        }}
        error={faults.mobile}
      />
      <SmsCodeField
        purpose={purpose}
        mobile={mobile}
        value={code}
        onChange={(text) => {
          setCode(text);
          clear();
        }}
        onSend={send}
        error={faults.code ?? refusal.words}
      />
    </CellGroup>
  );
  return { mobile, code, fields, check, keeping: refusal.keeping };
}
