import type { CourseLine, LessonMoment } from '@suite/api';
import { durationText } from '@suite/kernel/time';
import { ButtonLink } from '@suite/ui';
import { lineOfCard, type AskedCard } from '../spaced-review';
import css from './mistake-book.module.css';

/** Where a moment of a lesson plays; undefined if the learner has no course of its line. */
export type MomentLink = (lesson: LessonMoment, line: CourseLine) => string | undefined;

/** Leads to the moment of the lesson that explains a question, if there is one. */
export function LessonLink({ card, momentLink }: { card: AskedCard; momentLink: MomentLink | undefined }) {
  const { lesson } = card.question;
  const line = lineOfCard(card);
  const to = lesson && line && momentLink?.(lesson, line);
  return lesson && to ? (
    <div className={css.action}>
      <ButtonLink block type="default" to={to}>
        看讲解 {durationText(lesson.position)}
      </ButtonLink>
    </div>
  ) : null;
}
