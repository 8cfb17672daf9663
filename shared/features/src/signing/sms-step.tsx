import { useWrite } from '@suite/api';
import { Problem, SmsCodeField } from '@suite/ui';
import { Button, CellGroup, Toast } from '@suite/ui/base';
import { useState } from 'react';
import { StepFrame } from './step-frame';
import type { SigningInUse } from './use-signing';

/** The code that proves that the number is the learner's. */
export function SmsStep({ signing, state, edition }: SigningInUse) {
  const [code, setCode] = useState('');
  const [isRefused, setRefused] = useState(false);
  const sending = useWrite<void, { seconds: number }>(edition.sendCode, {
    lostWords: '网络不稳定，请再获取一次验证码',
  });

  async function sendCode() {
    const end = await sending.send();
    if (end.state !== 'done') return undefined;
    Toast.success('验证码已发送');
    return end.data.seconds;
  }

  function submit() {
    setRefused(code.length !== 6);
    if (code.length === 6) signing.send({ type: 'code', code });
  }

  return (
    <StepFrame
      title="短信验证"
      lead={`验证码将发送到 ${state.word?.mobile ?? ''}`}
      state={state}
      footer={
        <>
          <Problem text={sending.problem || state.problem} />
          <Button block loading={state.task?.kind === 'code'} onClick={submit}>
            验证
          </Button>
        </>
      }
    >
      <CellGroup>
        <SmsCodeField
          purpose={edition.scope}
          value={code}
          onChange={setCode}
          onSend={sendCode}
          error={isRefused && code.length !== 6 ? '请输入 6 位验证码' : undefined}
        />
      </CellGroup>
    </StepFrame>
  );
}
