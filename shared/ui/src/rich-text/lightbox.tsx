import { useModal } from '@suite/ui/base';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconClose } from '../icons';
import css from './lightbox.module.css';

export interface LightboxProps {
  address: string;
  /** Describes the picture. */
  words: string;
  onClose: () => void;
}

/** A picture at full size over the page; larger ones scroll. */
export function Lightbox({ address, words, onClose }: LightboxProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useModal(layer, true, onClose);
  return createPortal(
    <div
      ref={layer}
      className={css.layer}
      role="dialog"
      aria-modal="true"
      aria-label="查看大图"
      tabIndex={-1}
    >
      <div className={css.scroll}>
        <div className={css.middle}>
          {failed ? (
            <p className={css.failed} role="alert">
              图片没有加载出来，请稍后再试
            </p>
          ) : (
            <img className={css.picture} src={address} alt={words} onError={() => setFailed(true)} />
          )}
          {words ? <p className={css.words}>{words}</p> : null}
        </div>
      </div>
      <button type="button" className={css.close} aria-label="关闭大图" onClick={onClose}>
        <IconClose />
      </button>
    </div>,
    document.body,
  );
}
