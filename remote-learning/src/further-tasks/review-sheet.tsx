import type { OwnedCourse, CourseLine, LessonMoment } from '@suite/api';
import { Analysis, outcomeOf, QuestionView } from '@suite/features/answering';
import { durationText } from '@suite/kernel/time';
import { ButtonLink, Popup } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { useState } from 'react';
import type { Answered } from './review-schedule';
import css from './sheets.module.css';
import { links } from '@suite/kernel/links';
import { playerOf } from '../course/links';

interface ReviewSheetProps {
  open: boolean;
  reviews: readonly Answered[];
  courses: readonly OwnedCourse[];
  onAnswer: (id: number, isRight: boolean) => void;
  onClose: () => void;
}

/** The questions that come back today, one after the other. Each opening is a sheet of its own. */
export function ReviewSheet({ open, reviews, courses, onAnswer, onClose }: ReviewSheetProps) {
  // A question that is answered leaves the list of those that are due, and must stay in the sheet.
  const [all] = useState(reviews);
  const [at, setAt] = useState(0);
  const [answer, setAnswer] = useState('');
  const [isChecked, setChecked] = useState(false);
  const current = all[at];
  if (!current) return null;
  const question = { ...current.question, youAns: answer };
  const isLast = at === all.length - 1;
  const { lesson } = question;
  const link = lesson && momentLink(lesson, current.line, courses);

  const check = () => {
    setChecked(true);
    onAnswer(question.id, outcomeOf(question) === 'right');
  };
  const next = () => {
    if (isLast) return onClose();
    setAt(at + 1);
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
          {isChecked && lesson && link ? (
            <div className={css.action}>
              <ButtonLink block type="default" to={link}>
                看讲解 {durationText(lesson.position)}
              </ButtonLink>
            </div>
          ) : null}
          <div className={css.action}>
            <Button block disabled={!answer} onClick={isChecked ? next : check}>
              {!isChecked ? '确定' : isLast ? '完成复习' : '下一题'}
            </Button>
          </div>
        </div>
      }
    >
      <QuestionView
        key={question.id}
        question={question}
        number={at + 1}
        count={all.length}
        answer={answer}
        onAnswer={isChecked ? undefined : (_, chosen) => setAnswer(chosen)}
      />
      {isChecked ? <Analysis question={question} /> : null}
    </Popup>
  );
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
