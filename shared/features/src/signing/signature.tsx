import { Card, Points } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { useEffect, useState } from 'react';
import { Pad, preparePad } from './pad';
import css from './signing.module.css';
import type { Stroke } from './strokes';

/** A signature that is drawn on the pad, and looked at before it is sent. */
export function useSignature(before: readonly Stroke[], save: (strokes: Stroke[]) => void) {
  const [strokes, setStrokes] = useState(before);
  const [picture, setPicture] = useState('');
  const [isWriting, setWriting] = useState(false);
  useEffect(preparePad, []);
  const pad = isWriting ? (
    <Pad
      strokes={strokes}
      onStrokes={(all) => {
        setStrokes(all);
        // The picture that was looked at is not what is written now.
        setPicture('');
        save(all);
      }}
      onClose={() => setWriting(false)}
      onPicture={(drawn) => {
        setPicture(drawn);
        setWriting(false);
      }}
    />
  ) : null;
  return { picture, isBegun: strokes.length > 0, write: () => setWriting(true), pad };
}

export type Signature = ReturnType<typeof useSignature>;

interface SignatureButtonProps {
  signature: Signature;
  sending?: boolean;
  onSend: () => unknown;
}

/** The one action of a signature: begin it, go on with it, or send what was looked at. */
export function SignatureButton({
  signature: { picture, isBegun, write },
  sending,
  onSend,
}: SignatureButtonProps) {
  return picture ? (
    <Button block loading={sending} onClick={onSend}>
      提交签名
    </Button>
  ) : (
    <Button block onClick={write}>
      {isBegun ? '继续签名' : '开始签名'}
    </Button>
  );
}

interface SignatureCardProps {
  signature: Signature;
  sending?: boolean;
  /** What is in force with the signature: 合同, 协议. */
  what: string;
}

/** The drawn signature to look at, or how to draw one. */
export function SignatureCard({ signature: { picture, write, pad }, sending, what }: SignatureCardProps) {
  return (
    <>
      {picture ? (
        <Card label="您的签名">
          <img className={css.preview} src={picture} alt="您的签名" />
          <div className={css.again}>
            <Button type="link" size="small" disabled={sending} onClick={write}>
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
              `提交前可以预览，提交后${what}即生效`,
            ]}
          />
        </Card>
      )}
      {pad}
    </>
  );
}
