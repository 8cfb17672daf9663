import { Button, Empty } from '@suite/ui/base';
import { useState } from 'react';
import { LoadMore } from '@suite/ui';
import { ReviewCard } from './review-card';
import { ReviewBar } from './review-bar';
import css from './question-review.module.css';
import { countOf, filtered, firstOf, type Filter, type ReviewGroup } from './review';
import { useJump } from './use-jump';

/** Questions rendered at a time: a paper may have two hundred. */
const STEP = 20;

export interface QuestionReviewProps {
  /** The solved questions of a final submission. */
  review: readonly ReviewGroup[];
}

/** A solved paper: all of its questions or only the wrong ones. */
export function QuestionReview({ review }: QuestionReviewProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [drawn, setDrawn] = useState(STEP);
  const shown = filtered(review, filter);
  const { jumpTo, place } = useJump();

  const change = (next: Filter) => {
    setFilter(next);
    setDrawn(STEP);
  };
  const go = (number: number) => {
    setFilter('all');
    setDrawn((count) => Math.max(count, number));
    jumpTo(number);
  };
  return (
    <>
      <ReviewBar review={review} filter={filter} onFilter={change} onGo={go} />
      {shown.length === 0 ? (
        <Empty
          scene="medal"
          text="没有错题，这份试卷全部答对了"
          action={
            <Button type="default" onClick={() => change('all')}>
              查看全部题目
            </Button>
          }
        />
      ) : (
        <LoadMore
          finished={drawn >= countOf(shown)}
          finishedText={null}
          onLoad={async () => setDrawn((count) => count + STEP)}
        >
          {firstOf(shown, drawn).map(({ title, items }) => (
            <section key={title} aria-label={title || undefined}>
              {title ? <h2 className={css.group}>{title}</h2> : null}
              {items.map((item) => (
                <ReviewCard key={item.question.id} item={item} place={place(item.number)} />
              ))}
            </section>
          ))}
        </LoadMore>
      )}
    </>
  );
}
