import type { Question } from '@suite/api';
import type { ReactNode } from 'react';
import { cx, Popup } from '@suite/ui';
import css from './answer-card.module.css';
import { typeName } from './choices';
import { IconFlagFilled } from './icons';

export interface AnswerCardProps {
  open: boolean;
  onClose: () => void;
  questions: readonly Question[];
  index: number;
  isAnswered: (question: Question) => boolean;
  isMarked: (question: Question) => boolean;
  onChoose: (index: number) => void;
  footer?: ReactNode;
}

interface Run {
  name: string;
  from: number;
  questions: Question[];
}

/** Groups neighbouring questions of the same type under one heading. */
function runsOf(questions: readonly Question[]): Run[] {
  const runs: Run[] = [];
  questions.forEach((question, at) => {
    const last = runs[runs.length - 1];
    if (last && last.name === typeName(question)) last.questions.push(question);
    else runs.push({ name: typeName(question), from: at, questions: [question] });
  });
  return runs;
}

/** Lists all questions of a paper by number; a tap opens one. */
export function AnswerCard({ open, onClose, footer, ...card }: AnswerCardProps) {
  return (
    <Popup open={open} onClose={onClose} title="答题卡" footer={footer}>
      <Legend />
      {runsOf(card.questions).map((run) => (
        <section key={run.from}>
          <h3 className={css.type}>{run.name}</h3>
          <ol className={css.grid}>
            {run.questions.map((question, at) => (
              <li className={css.place} key={question.id}>
                <Field {...card} question={question} at={run.from + at} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Popup>
  );
}

type FieldProps = Pick<AnswerCardProps, 'index' | 'isAnswered' | 'isMarked' | 'onChoose'> & {
  question: Question;
  at: number;
};

function Field({ question, at, index, isAnswered, isMarked, onChoose }: FieldProps) {
  const [answered, marked, current] = [isAnswered(question), isMarked(question), at === index];
  return (
    <button
      type="button"
      className={cx(css.field, answered && css.answered, current && css.current)}
      aria-label={`第 ${at + 1} 题，${answered ? '已答' : '未答'}${marked ? '，已标记' : ''}`}
      aria-current={current ? 'step' : undefined}
      onClick={() => onChoose(at)}
    >
      {at + 1}
      {marked ? <IconFlagFilled className={css.flag} /> : null}
    </button>
  );
}

function Legend() {
  const samples = [
    { word: '已答', style: css.answered },
    { word: '未答', style: undefined },
    { word: '当前', style: css.current },
  ];
  return (
    <ul className={css.legend} aria-hidden="true">
      {samples.map(({ word, style }) => (
        <li className={css.item} key={word}>
          <span className={cx(css.sample, style)} />
          {word}
        </li>
      ))}
      <li className={css.item}>
        <IconFlagFilled className={css.flagSample} />
        标记
      </li>
    </ul>
  );
}
