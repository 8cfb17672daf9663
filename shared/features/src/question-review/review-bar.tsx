import { useState } from 'react';
import type { Outcome } from '../answering';
import { Popup, Underline } from '@suite/ui';
import { IconGrid, marks } from './marks';
import { countOf, filtered, type Filter, type ReviewGroup } from './review';
import css from './review-bar.module.css';

interface ReviewBarProps {
  review: readonly ReviewGroup[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Goes to the question with this number. */
  onGo: (number: number) => void;
}

/** Sticks to the top: a filter for wrong questions, and a card with the numbers of all. */
export function ReviewBar({ review, filter, onFilter, onGo }: ReviewBarProps) {
  const [open, setOpen] = useState(false);
  const choices = [
    { key: 'all', name: '全部' },
    { key: 'wrong', name: '只看错题' },
  ] as const;
  return (
    <div className={css.bar} data-review-bar>
      <div className={css.choices} role="group" aria-label="显示哪些题目">
        {choices.map(({ key, name }) => (
          <button
            type="button"
            key={key}
            className={css.choice}
            aria-pressed={filter === key}
            onClick={() => onFilter(key)}
          >
            {name} {countOf(filtered(review, key))}
            {filter === key ? <Underline /> : null}
          </button>
        ))}
      </div>
      <button type="button" className={css.card} onClick={() => setOpen(true)}>
        <IconGrid className={css.cardIcon} />
        答题卡
      </button>
      <Popup open={open} onClose={() => setOpen(false)} title="答题卡">
        <Numbers
          review={review}
          onGo={(number) => {
            setOpen(false);
            onGo(number);
          }}
        />
      </Popup>
    </div>
  );
}

const order: readonly Outcome[] = ['right', 'wrong', 'blank'];

function Numbers({ review, onGo }: Pick<ReviewBarProps, 'review' | 'onGo'>) {
  return (
    <>
      <ul className={css.legend} aria-hidden="true">
        {order.map((mark) => {
          const { icon: Icon, word } = marks[mark];
          return (
            <li className={`${css.key} ${css[mark]}`} key={mark}>
              <Icon />
              {word}
            </li>
          );
        })}
      </ul>
      {review.map(({ title, items }) => (
        <section key={title}>
          {title ? <h3 className={css.group}>{title}</h3> : null}
          <ul className={css.grid}>
            {items.map(({ number, mark }) => {
              const { icon: Icon, word } = marks[mark];
              return (
                <li className={css.cell} key={number}>
                  <button
                    type="button"
                    className={`${css.number} ${css[mark]}`}
                    aria-label={`第 ${number} 题，${word}`}
                    onClick={() => onGo(number)}
                  >
                    {number}
                    <Icon className={css.mark} />
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
