import type { ResearchQuestion } from '@suite/api';
import { ChoiceField } from '@suite/features/form';
import { CheckGroup, RadioGroup, Rate, TextArea } from '@suite/ui';
import css from './question.module.css';
import { joined } from './survey-form';

export interface QuestionProps {
  question: ResearchQuestion;
  /** Counted from 1. */
  number: number;
  answer: string;
  error: string | undefined;
  onAnswer: (answer: string) => void;
}

/** One question of the survey. */
export function Question({ question, number, answer, error, onAnswer }: QuestionProps) {
  const { type, max_length } = question;
  const label = `${number}. ${question.title}${question.is_required ? '' : '（选填）'}`;
  const options = question.options.map(({ id, name }) => ({ value: `${id}`, label: name }));
  return (
    <div className={css.question}>
      {type === 'text' ? (
        <TextArea label={label} value={answer} maxLength={max_length} error={error} onChange={onAnswer} />
      ) : (
        <ChoiceField error={error}>
          {type === 'star' ? (
            <Rate label={label} value={Number(answer) || 0} onChange={(stars) => onAnswer(`${stars}`)} />
          ) : type === 'single' ? (
            <RadioGroup label={label} options={options} value={answer} onChange={onAnswer} />
          ) : (
            <CheckGroup
              label={label}
              options={options}
              value={answer.split(',').filter(Boolean)}
              onChange={(ids) => onAnswer(joined(ids))}
            />
          )}
        </ChoiceField>
      )}
    </div>
  );
}
