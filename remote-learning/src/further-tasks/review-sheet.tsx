import type { OwnedCourse, CourseLine, LessonMoment } from '@suite/api';
import { Analysis, outcomeOf, QuestionView, Slide } from '@suite/features/answering';
import { shuffled, type AskedCard } from '@suite/features/spaced-review';
import { durationText } from '@suite/kernel/time';
import { ButtonLink, Popup } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { useState } from 'react';
import css from './sheets.module.css';
import { links } from '@suite/kernel/links';
import { playerOf } from '../course/links';

interface ReviewSheetProps {
  open: boolean;
  cards: readonly AskedCard[];
  courses: readonly OwnedCourse[];
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
export function ReviewSheet({ open, cards, courses, onAnswer, onClose }: ReviewSheetProps) {
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
      title="错题复习"
      footer={
        <div className={css.actions}>
          {isChecked ? <Lesson card={card} courses={courses} /> : null}
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

/** Leads to the moment of the lesson that explains a question, if there is one. */
function Lesson({ card, courses }: { card: AskedCard; courses: readonly OwnedCourse[] }) {
  const { lesson } = card.question;
  const to = lesson && card.line && momentLink(lesson, card.line, courses);
  return lesson && to ? (
    <div className={css.action}>
      <ButtonLink block type="default" to={to}>
        看讲解 {durationText(lesson.position)}
      </ButtonLink>
    </div>
  ) : null;
}

/** Where a moment of a lesson plays; undefined if the learner has no course of its line. */
function momentLink(
  { v_id, position }: LessonMoment,
  line: CourseLine,
  courses: readonly OwnedCourse[],
): string | undefined {
  const moment = { videoId: v_id, second: position, isPlayed: 1 };
  const player = playerOf({ line, is_public: 0 });
  if (player) return player(moment);
  const course = courses.find((one) => one.line === line && !one.is_public);
  return course && links.courseLesson({ id: course.course_id, chapterId: 0, ...moment });
}
