import { platform } from '@suite/kernel';
import { Reward, Sprout } from '@suite/ui';
import { Button, Page, Result } from '@suite/ui/base';
import type { ReactNode } from 'react';
import { verdictOf, type Outcome } from './outcome';
import css from './result-page.module.css';
import { ScoreCard } from './score-card';
import { reasonOf, scoreText, titleOf, type Kind } from './words';

/** A button under a result: it opens an address of the suite or calls `onClick`. */
export interface NextAction {
  text: string;
  to?: string;
  onClick?: () => unknown;
}

export interface ResultPageProps {
  /** Name of the paper, chapter or unit. */
  name: string;
  kind: Kind;
  outcome: Outcome;
  /** The one main action, at the bottom of the screen. */
  primary: NextAction;
  others?: readonly NextAction[];
  /** Shown under the score. */
  children?: ReactNode;
}

const act = ({ to, onClick }: NextAction) => (to ? platform().navigate(to) : onClick?.());

/** Who has failed goes on growing. */
const stages = { passed: 4, failed: 1, submitted: 2 } as const;
const states = { passed: 'success', failed: 'failed', submitted: 'success' } as const;

/** The whole page after a final submission: the verdict, the score, and what to do next. */
export function ResultPage({ name, kind, outcome, primary, others = [], children }: ResultPageProps) {
  const verdict = verdictOf(outcome);
  return (
    <Page
      footer={
        <Button block onClick={() => act(primary)}>
          {primary.text}
        </Button>
      }
    >
      <div className={css.head}>
        <Result
          state={states[verdict]}
          title={titleOf(verdict, kind)}
          sign={
            <Reward
              size="large"
              isWon={verdict === 'passed'}
              says={`得了 ${scoreText(outcome.score)} 分，达到合格分`}
            >
              <Sprout stage={stages[verdict]} className={css.sprout} />
            </Reward>
          }
          reason={
            <>
              <p className={css.name}>{name}</p>
              <p className={css.reason}>{reasonOf(outcome)}</p>
            </>
          }
        />
      </div>
      <ScoreCard outcome={outcome} />
      {children}
      {others.length > 0 ? (
        <div className={css.others}>
          {others.map((action) => (
            <Button className={css.other} type="default" key={action.text} onClick={() => act(action)}>
              {action.text}
            </Button>
          ))}
        </div>
      ) : null}
    </Page>
  );
}
