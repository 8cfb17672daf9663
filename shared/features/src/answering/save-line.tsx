import { Spoken } from '@suite/ui/base';
import { cx } from '@suite/ui';
import { IconPhone, IconSaved, IconUnsaved } from './icons';
import css from './save-line.module.css';
import { saveWords } from './save-words';
import type { SaveState } from './types';

const icons = { safe: IconSaved, device: IconPhone, unsafe: IconUnsaved };

/** Says whether the answers are safe; if not, a tap tries to save them at once. */
export function SaveLine({ save, onRetry }: { save: SaveState; onRetry: () => void }) {
  const words = saveWords(save);
  const isCalm = !words || words.tone === 'safe' || save.kind === 'pending';
  const Icon = words && icons[words.tone];
  const line = words && Icon && (
    <>
      <Icon className={css.icon} />
      {words.text}
    </>
  );
  return (
    <>
      {isCalm ? (
        <span className={css.line}>{line}</span>
      ) : (
        <button type="button" className={cx(css.line, css.retry, css[words.tone])} onClick={onRetry}>
          {line}
        </button>
      )}
      {/* Read out only when something is wrong: after each answer it would disturb the learner. */}
      <Spoken status>{isCalm ? '' : words.text}</Spoken>
    </>
  );
}
