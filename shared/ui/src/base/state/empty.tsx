import type { ReactNode } from 'react';
import { ScenePicture, type SceneName } from './scene-picture';
import { numberPhrases } from './number-phrases';
import css from './state.module.css';

export interface EmptyProps {
  /** What the page is about: its picture. */
  scene?: SceneName;
  /** One sentence: what is missing and when it will be here. */
  text: ReactNode;
  /** A `Button` or a `ButtonLink`: the way forward. */
  action?: ReactNode;
}

/** Shown for a list or a page without content, where that is no error. */
export function Empty({ scene = 'books', text, action }: EmptyProps) {
  return (
    <div className={css.state}>
      <ScenePicture scene={scene} />
      <p className={css.text}>{typeof text === 'string' ? numberPhrases(text) : text}</p>
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
