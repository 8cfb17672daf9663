import { useCodeMessage, useRefusal } from '../sms-code';
import { SmsCodeField } from '@suite/ui';
import { Button, CellGroup } from '@suite/ui/base';
import { useState } from 'react';
import { StageFrame } from './stage-frame';
import type { SigningInUse } from './use-signing';

/** The code that proves that the number is the learner's. */
export function SmsStage({ signing, state, edition }: SigningInUse) {
  const [code, setCode] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const refusal = useRefusal();
  const message = useCodeMessage<void>(refusal, edition.sendCode);

  function sendCode() {
    setChanged(true);
    return message();
  }

  function submit() {
    setRefused(code.length !== 6);
    setChanged(false);
    refusal.clear();
    if (code.length === 6) signing.send({ type: 'code', code });
  }

  const isShort = isRefused && code.length !== 6;
  const error = isShort ? '请输入 6 位验证码' : refusal.words || (isChanged ? '' : state.problem);

  return (
    <StageFrame
      title="短信验证"
      lead={`验证码将发送到 ${state.standing?.mobile ?? ''}`}
      signing={signing}
      state={state}
      footer={
        <Button block takesEnter loading={state.task?.kind === 'code'} onClick={submit}>
          验证
        </Button>
      }
    >
      <CellGroup>
        <SmsCodeField
          purpose={edition.scope}
          value={code}
          onChange={(text) => {
            setCode(text);
            setChanged(true);
            refusal.clear();
          }}
          onSend={sendCode}
          error={error}
        />
      </CellGroup>
    </StageFrame>
  );
}
