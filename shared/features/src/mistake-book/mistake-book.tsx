import type { Day } from '@suite/api';
import { serverNow } from '@suite/kernel';
import { useOwner } from '@suite/kernel/records';
import { addDays, momentText, nearDayInWords } from '@suite/kernel/time';
import { ButtonLink, Card, Collapse, FamilySkeleton, Section, Stats } from '@suite/ui';
import { Button, Empty } from '@suite/ui/base';
import { useState } from 'react';
import { Explanation, SolvedOptions, wordsIn } from '../answering';
import { lineName } from '../course-line';
import { Loaded, type LoadedQuery } from '../loaded';
import {
  dueCards,
  lineOfCard,
  mistakesOf,
  takeReview,
  useSolvedPapers,
  type AskedCard,
  type PaperToRead,
} from '../spaced-review';
import { LessonLink, type MomentLink } from './lesson-link';
import css from './mistake-book.module.css';
import { ReviewSheet } from './review-sheet';

/** Papers that are read at a visit. */
const MOST_PAPERS = 8;
/** Questions drawn at a time: a book may have hundreds. */
const STEP = 20;

export interface MistakeBookProps {
  today: Day;
  /** Papers whose questions belong into the book. */
  papers: LoadedQuery<readonly PaperToRead[]>;
  /** Absent where no paper names a lesson. */
  momentLink?: MomentLink;
  /** Whether the review begins at once. */
  isReviewing?: boolean;
  /** Where a learner goes on who has no mistakes. */
  home: string;
}

/** The questions of the learner here, and where the answers of a review go. */
function useMistakes(today: Day, papers: MistakeBookProps['papers']) {
  const owner = useOwner();
  const read = () => ({ today, due: dueCards(owner, today), ...mistakesOf(owner) });
  // Read once for a day: a book may have hundreds of cards.
  const [seen, setSeen] = useState(read);
  const lookAgain = () => setSeen(read());
  if (seen.today !== today) lookAgain();
  const reading = useSolvedPapers(owner, papers.data, MOST_PAPERS, lookAgain);
  return {
    ...seen,
    /** What the book still waits for. */
    missing: papers.data ? reading : papers,
    keep(id: string, isRight: boolean) {
      takeReview(owner, id, { isRight, at: `${today} ${momentText(serverNow() ?? Date.now()).slice(11)}` });
      lookAgain();
    },
  };
}

/** Everything that was answered wrong: what comes back today, and when the rest does. */
export function MistakeBook({ today, papers, momentLink, isReviewing = false, home }: MistakeBookProps) {
  const { due, open, learned, missing, keep } = useMistakes(today, papers);
  // Each review is another sheet, with the questions of its moment.
  const [review, setReview] = useState({ count: Number(isReviewing), isOpen: isReviewing });
  return (
    <>
      {open.length === 0 ? (
        missing ? (
          <Loaded query={missing} skeleton={<FamilySkeleton family="list" />}>
            {() => null}
          </Loaded>
        ) : (
          <Nothing learned={learned} home={home} />
        )
      ) : (
        <>
          <Card label="今天的复习">
            <Stats
              items={[
                { name: '今天复习', value: due.length, unit: '题' },
                { name: '还没记住', value: open.length, unit: '题' },
                { name: '已经记住', value: learned, unit: '题' },
              ]}
            />
            <p className={css.lead}>{leadOf(due, open, today)}</p>
            {due.length > 0 ? (
              <Button block onClick={() => setReview({ count: review.count + 1, isOpen: true })}>
                开始复习
              </Button>
            ) : null}
          </Card>
          <Mistakes cards={open} today={today} momentLink={momentLink} />
        </>
      )}
      {review.count > 0 ? (
        <ReviewSheet
          key={review.count}
          open={review.isOpen}
          cards={due}
          momentLink={momentLink}
          onAnswer={keep}
          onClose={() => setReview({ ...review, isOpen: false })}
        />
      ) : null}
    </>
  );
}

function leadOf(due: readonly AskedCard[], open: readonly AskedCard[], today: Day): string {
  if (due.length > 0) return '答对一次，下次隔得更久；答错了，明天再来。';
  return `今天的复习做完了，下一次是${dayWords(open[0]?.schedule.due ?? addDays(today, 1), today)}。`;
}

/** A day of the review; what a day has no room for comes on the next one. */
function dayWords(due: Day, today: Day): string {
  if (due <= today) return '今天';
  return due === addDays(today, 1) ? '明天' : nearDayInWords(due, today);
}

const Nothing = ({ learned, home }: { learned: number; home: string }) => (
  <Empty
    scene="medal"
    text={
      learned > 0 ? `错题都记住了，一共 ${learned} 题` : '错题本还是空的。答错的题会自动进来，隔几天再问一次'
    }
    action={<ButtonLink to={home}>去学习</ButtonLink>}
  />
);

interface MistakesProps {
  cards: readonly AskedCard[];
  today: Day;
  momentLink: MomentLink | undefined;
}

function Mistakes({ cards, today, momentLink }: MistakesProps) {
  const [drawn, setDrawn] = useState(STEP);
  return (
    <Section title="全部错题">
      <Collapse
        card
        items={cards.slice(0, drawn).map((card) => ({
          key: card.id,
          title: (
            <>
              <span className={css.stem}>{wordsIn(card.question.title)}</span>
              <span className={css.when}>{standing(card, today)}</span>
            </>
          ),
          children: <Solution card={card} momentLink={momentLink} />,
        }))}
      />
      {drawn < cards.length ? (
        <div className={css.more}>
          <Button block type="default" onClick={() => setDrawn(drawn + STEP)}>
            还有 {cards.length - drawn} 题
          </Button>
        </div>
      ) : null}
    </Section>
  );
}

/** The course of a question, and when it comes back. */
function standing(card: AskedCard, today: Day): string {
  const line = lineOfCard(card);
  const again = `${dayWords(card.schedule.due ?? today, today)}再问`;
  return line ? `${lineName[line]} · ${again}` : again;
}

function Solution({ card, momentLink }: { card: AskedCard; momentLink: MomentLink | undefined }) {
  return (
    <>
      <SolvedOptions question={card.question} answer="" />
      <h3 className={css.why}>解析</h3>
      <Explanation question={card.question} />
      <LessonLink card={card} momentLink={momentLink} />
    </>
  );
}
