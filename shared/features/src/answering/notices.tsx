import { IconInfo } from '@suite/ui';
import css from './answering-screen.module.css';
import { addedWords, removedWords, storageWords, troubleWords } from './save-words';
import type { AnsweringState } from './types';

/** Warnings above the question: the last submission failed, the paper has changed, or the device keeps nothing. */
export function Notices({ state, onWithdraw }: { state: AnsweringState; onWithdraw: () => void }) {
  const trouble = troubleWords(state);
  // The trouble says already that there are new questions.
  const added = state.trouble === 'changed' ? null : addedWords(state.added);
  const notes = [removedWords(state.removed), added, storageWords(state.save)].filter(Boolean);
  return (
    <>
      {trouble ? (
        <p className={`${css.notice} ${css.trouble}`} role="alert">
          <IconInfo className={css.noticeIcon} />
          {trouble}
          {state.trouble === 'offline' ? (
            <button type="button" className={css.withdraw} onClick={onWithdraw}>
              先不交卷
            </button>
          ) : null}
        </p>
      ) : null}
      {notes.map((note) => (
        <p className={css.notice} role="status" key={note}>
          <IconInfo className={css.noticeIcon} />
          {note}
        </p>
      ))}
    </>
  );
}
