import type { ContractBlock } from '@suite/api';
import { useNear, useLatest } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { useEffect, useRef, useState } from 'react';
import css from './documents.module.css';

/** Pages this far from the screen are loaded already. */
const NEAR_PX = 800;

/** A page is in view when it reaches out from under the bars at the top and at the bottom. */
const BARS_PX = 80;

/** A picture that has not come by then can be asked for again. */
const LIMIT_MS = 30_000;

/** A page is `seen` when its picture was there and in view: blank pages have not been read. */
export type PageState = 'loading' | 'broken' | 'there' | 'seen';

export interface PageImageProps {
  block: ContractBlock;
  onState: (id: string, state: PageState) => void;
  /** A higher number asks again for a picture that did not come. */
  attempt?: number;
  /** The picture is there wherever it is: the whole document is printed. */
  isWhole?: boolean;
}

/**
 * A page of a document as a picture. Its place is kept free, and the picture itself is there only while it is near
 * the screen, or still coming: many large pictures at once get a page of a WebView killed.
 */
export function PageImage({ block, onState, attempt = 0, isWhole = false }: PageImageProps) {
  const { id, title, image, width, height } = block;
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box, NEAR_PX) || isWhole;
  const isInView = useNear(box, -BARS_PX);
  const [state, setState] = useState<Exclude<PageState, 'seen'>>();
  const told = useLatest(onState);

  useEffect(() => {
    if (isNear) setState((known) => known ?? 'loading');
  }, [isNear]);
  useEffect(() => {
    setState((known) => (known === 'broken' ? 'loading' : known));
  }, [attempt]);
  useEffect(() => {
    if (state) told.current(id, state === 'there' && isInView ? 'seen' : state);
  }, [id, state, isInView, told]);
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('broken'), LIMIT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div
      ref={box}
      className={css.page}
      style={{ paddingTop: `${((height || 1414) / (width || 1000)) * 100}%` }}
    >
      {state === 'loading' || (isNear && state === 'there') ? (
        <img
          className={css.image}
          src={image}
          alt={title}
          onLoad={() => setState('there')}
          onError={() => setState('broken')}
        />
      ) : null}
      {state === 'broken' ? (
        <div className={css.broken} role="alert">
          <p>{title}没有加载出来</p>
          <Button type="default" size="small" onClick={() => setState('loading')}>
            重试
          </Button>
        </div>
      ) : null}
    </div>
  );
}
