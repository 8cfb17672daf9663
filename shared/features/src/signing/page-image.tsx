import type { ContractBlock } from '@suite/api';
import { useNear } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { useRef, useState } from 'react';
import css from './documents.module.css';

/** Pages this far from the screen are loaded already. */
const NEAR_PX = 800;

export interface PageImageProps {
  block: ContractBlock;
  onState: (id: string, isBroken: boolean) => void;
}

/**
 * A page of a document as a picture. Its place is kept free, and the picture itself is there only while it is near
 * the screen: many large pictures at once get a page of a WebView killed.
 */
export function PageImage({ block, onState }: PageImageProps) {
  const { id, title, image, width, height } = block;
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box, NEAR_PX);
  const [isBroken, setBroken] = useState(false);

  function change(broken: boolean) {
    setBroken(broken);
    onState(id, broken);
  }

  return (
    <div
      ref={box}
      className={css.page}
      style={{ paddingTop: `${((height || 1414) / (width || 1000)) * 100}%` }}
    >
      {isNear && !isBroken ? (
        <img
          className={css.image}
          src={image}
          alt={title}
          onLoad={() => onState(id, false)}
          onError={() => change(true)}
        />
      ) : null}
      {isBroken ? (
        <div className={css.broken} role="alert">
          <p>{title}加载失败</p>
          <Button type="default" size="small" onClick={() => change(false)}>
            重试
          </Button>
        </div>
      ) : null}
    </div>
  );
}
