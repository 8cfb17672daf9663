import { IconInfo } from '@suite/ui';
import css from './answering-screen.module.css';
import { addedWords, removedWords, storageWords, problemWords } from './save-words';
import type { AnsweringState } from './types';

/** Warnings above the question: the last submission failed, the paper has changed, or the device keeps nothing. */
export function Notices({ state, onWithdraw }: { state: AnsweringState; onWithdraw: () => void }) {
  const problem = problemWords(state);
  // The problem says already that there are new questions.
  const added = state.problem === 'changed' ? null : addedWords(state.added);
  const notes = [removedWords(state.removed), added, storageWords(state.save)].filter(Boolean);
  return (
    <>
      {problem ? (
        <p className={`${css.notice} ${css.problem}`} role="alert">
          <IconInfo className={css.noticeIcon} />
          {problem}
          {state.problem === 'offline' ? (
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
