import { sendContract, useWrite } from '@suite/api';
import { Field, Popup, MainAction } from '@suite/ui';
import { Cell, CellGroup, Toast } from '@suite/ui/base';
import { useState } from 'react';

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Sends the signed contract as a file: browsers inside apps cannot save one. */
export function SendContract({ contractId }: { contractId: number }) {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { send, problem } = useWrite(sendContract);
  const [isBusy, setBusy] = useState(false);
  const typed = email.trim();

  async function submit() {
    setRefused(!isEmail(typed));
    if (!isEmail(typed) || isBusy) return;
    setBusy(true);
    const end = await send({ contractId, email: typed });
    setBusy(false);
    if (end.state !== 'done') return;
    Toast.success('已发送，请查收邮件');
    setOpen(false);
  }

  return (
    <CellGroup>
      <Cell title="发送到邮箱" label="合同文件以附件发送，便于保存和打印" onClick={() => setOpen(true)} />
      <Popup
        open={isOpen}
        onClose={() => setOpen(false)}
        title="发送合同"
        footer={
          <MainAction problem={problem} takesEnter loading={isBusy} onClick={submit}>
            发送
          </MainAction>
        }
      >
        <Field
          label="邮箱"
          inputMode="email"
          autoComplete="email"
          maxLength={100}
          placeholder="接收合同的邮箱"
          value={email}
          error={isRefused && !isEmail(typed) ? '请输入正确的邮箱' : undefined}
          onChange={setEmail}
        />
      </Popup>
    </CellGroup>
  );
}
