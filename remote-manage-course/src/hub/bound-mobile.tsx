import {
  asEntered,
  bindManageMobile,
  bindWapMobile,
  isManageMobileBound,
  sendManageCode,
  sendWapCode,
  useCall,
  useWrite,
  wapUser,
  type Call,
  type ManageEditionName,
  type MessageSent,
  type MobileBinding,
  type MobileCodeParams,
} from '@suite/api';
import { useQueryClient } from '@suite/kernel';
import { useCodeMessage, useRefusal } from '@suite/features/sms-code';
import { codeFault, MobileField, mobileFault, Popup, SmsCodeField, MainAction } from '@suite/ui';
import { Cell, Toast } from '@suite/ui/base';
import { useState } from 'react';

/** The number to which news of the course goes, by the calls of an edition. */
export const useBoundMobile = (edition: ManageEditionName, enabled = true) =>
  useCall<void, MobileBinding>(numberCalls[edition].isBound, undefined, { ...asEntered, enabled });

/** The number for news of the course; without one it asks for it, by the calls of the learner's edition. */
export function BoundMobile({ edition }: { edition: ManageEditionName }) {
  const [isOpen, setOpen] = useState(false);
  const calls = numberCalls[edition];
  const { data } = useBoundMobile(edition);
  if (!data) return null;
  if (data.is_bind) return <Cell title="接收通知的手机号" value={data.mobile} />;
  return (
    <>
      <Cell title="接收通知的手机号" value="未绑定" onClick={() => setOpen(true)} />
      <Binding isOpen={isOpen} onClose={() => setOpen(false)} calls={calls} />
    </>
  );
}

/** How an edition binds a number. */
interface NumberCalls {
  send: Call<{ mobile: string }, MessageSent>;
  bind: Call<MobileCodeParams, null>;
  isBound: Call<void, MobileBinding>;
}

/** The calls of each edition that bind a number. */
export const numberCalls: Record<ManageEditionName, NumberCalls> = {
  old: { send: sendManageCode, bind: bindManageMobile, isBound: isManageMobileBound },
  new: { send: sendWapCode, bind: bindWapMobile, isBound: wapUser },
};

export interface BindingProps {
  isOpen: boolean;
  onClose: () => void;
  /** The calls of the learner's edition. */
  calls: NumberCalls;
}

/** Binds a number by a code. */
export function Binding({ isOpen, onClose, calls }: BindingProps) {
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<{ mobile?: string; code?: string }>({});
  const client = useQueryClient();
  const refusal = useRefusal();
  const ask = useCodeMessage(refusal, calls.send);
  const isBound = async () => ((await calls.isBound()).is_bind ? null : undefined);
  const bind = useWrite(refusal.keeping(calls.bind), { afterSilence: isBound });

  function change(): void {
    setWrong({});
    refusal.clear();
  }

  function check(needsCode: boolean): boolean {
    const found = { mobile: mobileFault(mobile), code: needsCode ? codeFault(code) : undefined };
    setWrong(found);
    return !found.mobile && !found.code;
  }

  async function send(): Promise<number | undefined> {
    return check(false) ? ask({ mobile }) : undefined;
  }

  async function submit() {
    if (!check(true)) return;
    const end = await bind.send({ mobile, code });
    if (end.state !== 'done') return;
    Toast.success('绑定成功');
    onClose();
    await client.invalidateQueries();
  }

  return (
    <Popup
      open={isOpen}
      onClose={onClose}
      title="绑定手机号"
      footer={
        <MainAction problem={bind.problem} takesEnter onClick={submit}>
          绑定
        </MainAction>
      }
    >
      <MobileField
        placeholder="考试和证书的通知发到这里"
        value={mobile}
        error={wrong.mobile}
        onChange={(text) => {
          setMobile(text);
          change();
        }}
      />
      <SmsCodeField
        purpose="management-bind"
        mobile={mobile}
        value={code}
        error={wrong.code ?? refusal.words}
        onChange={(text) => {
          setCode(text);
          change();
        }}
        onSend={send}
      />
    </Popup>
  );
}
