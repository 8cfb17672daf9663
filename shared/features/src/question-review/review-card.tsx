import { questionType, type Question } from '@suite/api';
import { useId, type Ref } from 'react';
import { BothAnswers, decodeChoices, Explanation, optionsOf, typeName, type Option } from '../answering';
import { cx, RichText, Tag } from '@suite/ui';
import { IconRight, IconWrong, marks } from './marks';
import type { ReviewItem } from './review';
import css from './review-card.module.css';

interface ReviewCardProps {
  item: ReviewItem;
  place?: Ref<HTMLElement>;
}

/** One solved question: what was chosen, what is right, and why. */
export function ReviewCard({ item: { number, mark, question }, place }: ReviewCardProps) {
  const id = useId();
  const { tone, icon: Icon, word } = marks[mark];
  return (
    <article className={css.card} aria-labelledby={id} tabIndex={-1} ref={place}>
      <div className={css.head}>
        <h3 className={css.number} id={id}>
          第 {number} 题
        </h3>
        <span className={css.type}>
          {typeName(question)} · {question.score} 分
        </span>
        <Tag tone={tone}>
          <Icon className={css.tagIcon} />
          {word}
        </Tag>
      </div>
      <RichText className={css.stem} html={question.title} />
      <ul className={css.options}>
        {optionsOf(question).map((option) => (
          <Choice key={option.number} option={option} question={question} />
        ))}
      </ul>
      <BothAnswers question={question} />
      <div className={css.analysis}>
        <h4 className={css.why}>解析</h4>
        <Explanation question={question} />
      </div>
    </article>
  );
}

/** The verdict on an option; an option that is neither chosen nor right has none. */
function verdictOf({ number }: Option, { type, youAns, answer }: Question) {
  const chosen = decodeChoices(youAns);
  const isChosen = chosen.includes(number);
  const isRight = decodeChoices(answer).includes(number);
  if (isChosen && isRight) return { icon: IconRight, style: css.chosen, word: '您选对了' };
  if (isChosen) return { icon: IconWrong, style: css.mistaken, word: '您选错了' };
  if (!isRight) return undefined;
  const isMissed = type === questionType.multiple && chosen.length > 0;
  return { icon: IconRight, style: css.missed, word: isMissed ? '您漏选了' : '正确答案' };
}

function Choice({ option, question }: { option: Option; question: Question }) {
  const verdict = verdictOf(option, question);
  const Icon = verdict?.icon;
  return (
    <li className={cx(css.option, verdict?.style)}>
      <span className={css.letter}>{option.letter}</span>
      <div className={css.content}>
        <RichText html={option.html} />
        {verdict && Icon ? (
          <span className={css.verdict}>
            <Icon className={css.verdictIcon} />
            {verdict.word}
          </span>
        ) : null}
      </div>
    </li>
  );
}
