import { platform, type Context } from '@suite/kernel';
import { Button, Failed } from '@suite/ui/base';
import { useEffect, useRef, useState } from 'react';
import { paint } from './paint';
import type { Pen } from './pen';
import { cx } from '../cx';
import css from './poster.module.css';
import { canSave, savePicture } from './save-picture';

export interface PosterProps<Subject> {
  /** The data to draw. The poster is redrawn when its content changes. */
  subject: Subject;
  draw: (pen: Pen, subject: Subject) => void | Promise<void>;
  /** Size of the picture in pixels; it is shown as wide as its container. */
  width?: number;
  height: number;
  /** All the words on the poster, for a screen reader. */
  alt: string;
  /** Name of the saved file, with its `.png`. */
  fileName: string;
  /** Draws it with another picture. */
  onOther?: () => void;
  /** To be looked at only, because it is not final: saving is not offered. */
  isSample?: boolean;
}

/** A picture drawn on the device. A long press saves it; in a browser there is a button too. */
export function Poster<Subject>({
  subject,
  draw,
  width = 750,
  height,
  alt,
  fileName,
  onOther,
  isSample = false,
}: PosterProps<Subject>) {
  const { address, failed, retry } = usePicture({ subject, draw, width, height });
  const { context } = platform();

  return (
    <div className={css.poster}>
      <div className={css.frame} style={{ paddingBottom: `${(height / width) * 100}%` }}>
        <div className={css.inside}>
          {address ? (
            <img className={cx(css.picture, isSample && css.sample)} src={address} alt={alt} />
          ) : failed ? (
            <div className={css.failed}>
              <Failed text="海报没有生成出来，请再试一次" error="poster" onRetry={retry} />
            </div>
          ) : (
            <div className={css.drawing} role="status">
              <span className={css.spinner} aria-hidden="true" />
              正在生成海报
            </div>
          )}
        </div>
      </div>
      {isSample ? null : <p className={css.hint}>{address ? hintOf(context) : null}</p>}
      {onOther && !failed ? (
        <div className={css.other}>
          <Button block type="default" disabled={!address} onClick={onOther}>
            换一张
          </Button>
        </div>
      ) : null}
      {!isSample && !failed && canSave(context) ? (
        <Button block disabled={!address} onClick={() => address && savePicture(address, fileName)}>
          保存图片
        </Button>
      ) : null}
    </div>
  );
}

function hintOf(context: Context): string {
  if (context === 'shell') return '长按图片或截屏，保存到手机';
  if (context !== 'browser') return '长按图片，保存到手机或发送给朋友';
  return canSave(context) ? '长按图片也可以保存' : '长按图片，保存到手机';
}

interface Drawing<Subject> {
  subject: Subject;
  draw: (pen: Pen, subject: Subject) => void | Promise<void>;
  width: number;
  height: number;
}

function usePicture<Subject>(drawing: Drawing<Subject>) {
  const [picture, setPicture] = useState<{ address?: string; failed?: boolean }>({});
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(drawing);
  latest.current = drawing;
  const { width, height, subject } = drawing;
  const content = JSON.stringify(subject);

  useEffect(() => {
    let left = false;
    const { draw, subject: drawn } = latest.current;
    setPicture({});
    paint({ width, height }, (pen) => draw(pen, drawn)).then(
      (address) => left || setPicture({ address }),
      (error: unknown) => {
        if (left) return;
        platform().report(error);
        setPicture({ failed: true });
      },
    );
    return () => {
      left = true;
    };
  }, [content, width, height, attempt]);

  return { ...picture, retry: () => setAttempt((n) => n + 1) };
}
