import { useId } from 'react';
import { IconStar } from './icons';
import { OverInput } from './over-input';
import css from './rate.module.css';

export interface RateProps {
  label: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  /** What each number of stars means, worst first. */
  words?: readonly string[];
}

const standard = ['很差', '较差', '一般', '满意', '非常满意'];

/** One to five stars, with the word for them. */
export function Rate({ label, value, onChange, words = standard }: RateProps) {
  const id = useId();
  return (
    <div className={css.rate} role="radiogroup" aria-labelledby={id}>
      <div className={css.label} id={id}>
        {label}
      </div>
      <div className={css.row}>
        {words.map((word, index) => (
          <label className={index < value ? css.lit : css.star} key={word}>
            <OverInput
              type="radio"
              name={id}
              aria-label={`${index + 1} 星，${word}`}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
            />
            <IconStar />
          </label>
        ))}
        <span className={css.word} aria-hidden="true">
          {words[value - 1] ?? '请选择'}
        </span>
      </div>
    </div>
  );
}
