import { IconInfo } from '@suite/ui';
import css from './answering-screen.module.css';
import { storageWords, troubleWords } from './save-words';
import type { AnsweringState } from './types';

/** Warnings above the question: the last submission failed, or the device keeps nothing. */
export function Notices({ state }: { state: AnsweringState }) {
  const storage = storageWords(state.save);
  const trouble = troubleWords(state.trouble);
  return (
    <>
      {trouble ? (
        <p className={`${css.notice} ${css.trouble}`} role="alert">
          <IconInfo className={css.noticeIcon} />
          {trouble}
        </p>
      ) : null}
      {storage ? (
        <p className={css.notice} role="status">
          <IconInfo className={css.noticeIcon} />
          {storage}
        </p>
      ) : null}
    </>
  );
}
