import type { Question } from '@suite/api';
import { memo, useId, type MouseEvent, type ReactNode } from 'react';
import { cx, IconCheck, RichText, Tag, OverInput } from '@suite/ui';
import { choose, decodeChoices, isMultiple, optionsOf, typeName } from './choices';
import css from './question-view.module.css';
import { SolvedOptions } from './solved-options';

export interface QuestionViewProps {
  question: Question;
  /** Its place in the paper, from 1. */
  number: number;
  count: number;
  /** The learner's answer; `youAns` of the question by default. */
  answer?: string;
  /** Takes the whole new answer. Without it the question is shown solved, and cannot be answered. */
  onAnswer?: (question: Question, answer: string) => void;
  /** Shown to the right of the question's number. */
  extra?: ReactNode;
}

/** One question: its stem and its options. */
export const QuestionView = memo(function QuestionView(props: QuestionViewProps) {
  const { question, number, count, answer = question.youAns, onAnswer, extra } = props;
  const id = useId();
  const stem = `${id}-stem`;
  return (
    <section aria-labelledby={`${id}-number`}>
      <div className={css.head}>
        <h2 className={css.number} id={`${id}-number`}>
          <Tag>{typeName(question)}</Tag>
          <span className={css.place}>
            第 {number} 题<span className={css.count}>／共 {count} 题</span>
          </span>
        </h2>
        {extra}
      </div>
      <div id={stem}>
        <RichText className={css.stem} html={question.title} />
      </div>
      {onAnswer ? (
        <Choices question={question} answer={answer} stem={stem} onAnswer={onAnswer} />
      ) : (
        <SolvedOptions question={question} answer={answer} />
      )}
    </section>
  );
});

/** A tap on an option's picture enlarges it and does not choose the option. */
function leavePictures(event: MouseEvent) {
  if ((event.target as Element).tagName === 'IMG') event.preventDefault();
}

interface ChoicesProps {
  question: Question;
  answer: string;
  stem: string;
  onAnswer: (question: Question, answer: string) => void;
}

function Choices({ question, answer, stem, onAnswer }: ChoicesProps) {
  const many = isMultiple(question);
  const chosen = decodeChoices(answer);
  return (
    <div role={many ? 'group' : 'radiogroup'} aria-labelledby={stem}>
      {many ? <p className={css.hint}>可选择多个答案</p> : null}
      {optionsOf(question).map((option) => (
        // The pictures have listeners of their own, and keys go to the input: this only stops a tap's label.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <label className={css.option} key={option.number} onClick={leavePictures}>
          <OverInput
            type={many ? 'checkbox' : 'radio'}
            name={stem}
            checked={chosen.includes(option.number)}
            onChange={() => onAnswer(question, choose(question, answer, option.number))}
          />
          <span className={css.face}>
            <span className={cx(css.badge, many && css.square)}>{option.letter}</span>
            <RichText className={css.text} html={option.html} />
            <IconCheck className={css.sign} />
          </span>
        </label>
      ))}
    </div>
  );
}
