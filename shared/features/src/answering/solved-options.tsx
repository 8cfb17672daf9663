import { questionType, type Question } from '@suite/api';
import { cx, IconCheck, RichText } from '@suite/ui';
import { decodeChoices, isMultiple, optionsOf } from './choices';
import { IconCross } from './icons';
import css from './question-view.module.css';

function verdictOf({ type, answer }: Question, mine: readonly number[], option: number) {
  const isMine = mine.includes(option);
  const isRight = decodeChoices(answer).includes(option);
  if (isRight && isMine) return { style: css.right, icon: IconCheck, word: '您选对了' };
  if (isMine) return { style: css.wrong, icon: IconCross, word: '您选错了' };
  if (!isRight) return undefined;
  const isMissed = type === questionType.multiple && mine.length > 0;
  return { style: css.right, icon: IconCheck, word: isMissed ? '您漏选了' : '正确答案' };
}

/** The options of a solved question: which were chosen, and which are right. */
export function SolvedOptions({ question, answer }: { question: Question; answer: string }) {
  const mine = decodeChoices(answer);
  return (
    <ul className={css.solved}>
      {optionsOf(question).map(({ number, letter, html }) => {
        const verdict = verdictOf(question, mine, number);
        return (
          <li className={cx(css.face, verdict?.style)} key={number}>
            <span className={cx(css.badge, isMultiple(question) && css.square)}>{letter}</span>
            <div className={css.content}>
              <RichText className={css.text} html={html} />
              {verdict ? (
                <span className={css.word}>
                  <verdict.icon />
                  {verdict.word}
                </span>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
