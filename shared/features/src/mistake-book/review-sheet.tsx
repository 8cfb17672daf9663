import { Popup } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { useState } from 'react';
import { Analysis, outcomeOf, QuestionView, Slide } from '../answering';
import { shuffled, type AskedCard } from '../spaced-review';
import { LessonLink, type MomentLink } from './lesson-link';
import css from './mistake-book.module.css';

interface ReviewSheetProps {
  open: boolean;
  cards: readonly AskedCard[];
  momentLink: MomentLink | undefined;
  onAnswer: (id: string, isRight: boolean) => void;
  onClose: () => void;
}

const mixed = (card: AskedCard): AskedCard => ({ ...card, question: shuffled(card.question, Math.random) });

/** The questions of a review in the order in which they are asked; each asking has an order of options of its own. */
function useAsking(cards: readonly AskedCard[]) {
  // A question that is answered leaves the list of those that are due, and must stay in the sheet.
  const [asked, setAsked] = useState(() => cards.map(mixed));
  const [at, setAt] = useState(0);
  return {
    card: asked[at],
    number: at + 1,
    count: asked.length,
    isLast: at === asked.length - 1,
    next: () => setAt(at + 1),
    /** Asks a question again at the end. */
    again: (card: AskedCard) => setAsked([...asked, mixed(card)]),
  };
}

/** The questions that come back today, one after the other; one that is answered wrong is asked again at the end. */
export function ReviewSheet({ open, cards, momentLink, onAnswer, onClose }: ReviewSheetProps) {
  const asking = useAsking(cards);
  const [answer, setAnswer] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { card, isLast } = asking;
  if (!card) return null;
  const question = { ...card.question, youAns: answer };
  const isWrong = isChecked && outcomeOf(question) !== 'right';

  const check = () => {
    const isRight = outcomeOf(question) === 'right';
    setChecked(true);
    onAnswer(card.id, isRight);
    if (!isRight) asking.again(card);
  };
  const next = () => {
    if (isLast) return onClose();
    asking.next();
    setAnswer('');
    setChecked(false);
  };
  return (
    <Popup
      open={open}
      onClose={onClose}
      title="错题本"
      footer={
        <div className={css.actions}>
          {isChecked ? <LessonLink card={card} momentLink={momentLink} /> : null}
          <div className={css.action}>
            <Button block disabled={!answer} onClick={isChecked ? next : check}>
              {!isChecked ? '确定' : isLast ? '完成复习' : '下一题'}
            </Button>
          </div>
        </div>
      }
    >
      <Slide at={asking.number}>
        <QuestionView
          key={asking.number}
          question={question}
          number={asking.number}
          count={asking.count}
          answer={answer}
          onAnswer={isChecked ? undefined : (_, chosen) => setAnswer(chosen)}
        />
        {isChecked ? <Analysis question={question} isNew /> : null}
        {isWrong ? <p className={css.lead}>这道题稍后再问一次</p> : null}
      </Slide>
    </Popup>
  );
}
