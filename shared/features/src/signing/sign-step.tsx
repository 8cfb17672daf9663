import { Card, Points, Problem } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { useState } from 'react';
import { Pad } from './pad';
import css from './signing.module.css';
import { StepFrame } from './step-frame';
import type { Stroke } from './strokes';
import type { SigningInUse } from './use-signing';

/** The signature: drawn here and looked at before it is sent, or given on the e-sign provider's page. */
export function SignStep(parts: SigningInUse) {
  return parts.state.word?.way === 'link' ? <LinkStep {...parts} /> : <DrawnStep {...parts} />;
}

function LinkStep({ signing, state }: SigningInUse) {
  return (
    <StepFrame
      title="签署合同"
      lead={state.word?.title}
      state={state}
      footer={
        <>
          <Problem text={state.problem} />
          <Button block loading={state.task?.kind === 'link'} onClick={() => signing.send({ type: 'link' })}>
            前往签署
          </Button>
        </>
      }
    >
      <Card label="签署说明">
        <Points items={['将打开电子签约服务商的页面，在那里完成签署', '签署后会回到这里，并显示签署结果']} />
      </Card>
    </StepFrame>
  );
}

function DrawnStep({ signing, state, kept }: SigningInUse) {
  const version = state.word?.version ?? '';
  const [strokes, setStrokes] = useState<readonly Stroke[]>(() => kept.of(version).strokes);
  const [picture, setPicture] = useState('');
  const [isWriting, setWriting] = useState(false);

  function change(all: Stroke[]) {
    setStrokes(all);
    setPicture('');
    kept.keep(version, { strokes: all });
  }

  function finish(drawn: string) {
    setPicture(drawn);
    setWriting(false);
  }

  const write = () => setWriting(true);
  return (
    <StepFrame
      title={picture ? '确认签名' : '手写签名'}
      lead={picture ? '请确认字迹清楚、完整，提交后不能修改' : '请用手指写下您的姓名，与身份证一致'}
      state={state}
      footer={
        <>
          <Problem text={state.problem} />
          {picture ? (
            <Button
              block
              loading={state.step === 'submitting'}
              onClick={() => signing.send({ type: 'submit', picture })}
            >
              提交签名
            </Button>
          ) : (
            <Button block onClick={write}>
              {strokes.length > 0 ? '继续签名' : '开始签名'}
            </Button>
          )}
        </>
      }
    >
      {picture ? (
        <Card label="您的签名">
          <img className={css.preview} src={picture} alt="您的签名" />
          <div className={css.again}>
            <Button type="link" size="small" disabled={state.step === 'submitting'} onClick={write}>
              修改签名
            </Button>
          </div>
        </Card>
      ) : (
        <Card label="签名说明">
          <Points
            items={[
              '签名时请把手机横过来，沿长边书写',
              '写错了可以撤销或清空',
              '提交前可以预览，提交后合同即生效',
            ]}
          />
        </Card>
      )}
      {isWriting ? (
        <Pad strokes={strokes} onStrokes={change} onClose={() => setWriting(false)} onPicture={finish} />
      ) : null}
    </StepFrame>
  );
}
