import type { Question, Solution } from '@suite/api';
import { Button, Spoken } from '@suite/ui/base';
import { useState } from 'react';
import { Analysis } from './analysis';
import css from './asked-question.module.css';
import { isMultiple, outcomeOf } from './choices';
import { QuestionView, type QuestionViewProps } from './question-view';
import type { SaveState } from './types';

interface AskedQuestionProps extends QuestionViewProps {
  answer: string;
  /** Once the learner was told whether the answer is right. */
  solution: Solution | undefined;
  /** How the question to the server stands; null before it is asked. */
  checking: SaveState['kind'] | null;
  onAnswer: (question: Question, answer: string) => void;
  /** Asks whether the answer is right; left out where nobody tells before the paper is handed in. */
  onCheck: ((question: Question) => void) | undefined;
}

/** The question of an open paper; in practice the learner is told at once whether the answer is right, and why. */
export function AskedQuestion({ solution, checking, onAnswer, onCheck, ...asked }: AskedQuestionProps) {
  const { question, answer } = asked;
  const [wasTold] = useState(!!solution);
  if (solution) {
    const solved = { ...question, ...solution, youAns: answer };
    return (
      <>
        <QuestionView {...asked} question={solved} />
        <Analysis question={solved} isNew={!wasTold} />
        {wasTold || outcomeOf(solved) === 'right' ? null : <Spoken status>这次没答对</Spoken>}
      </>
    );
  }
  const choose: typeof onAnswer = (chosen, value) => {
    onAnswer(chosen, value);
    // Of several answers nobody knows which is the last one: the learner says so.
    if (!isMultiple(chosen)) onCheck?.(chosen);
  };
  return (
    <>
      <QuestionView {...asked} onAnswer={choose} />
      {onCheck && answer ? <Check checking={checking} onCheck={() => onCheck(question)} /> : null}
    </>
  );
}

interface CheckProps extends Pick<AskedQuestionProps, 'checking'> {
  onCheck: () => void;
}

function Check({ checking, onCheck }: CheckProps) {
  if (checking === null || checking === 'login' || checking === 'refused')
    return (
      <Button className={css.check} type="default" block onClick={onCheck}>
        对答案
      </Button>
    );
  const isWaiting = checking === 'offline' || checking === 'retrying';
  return (
    <p className={css.waiting} role="status">
      {isWaiting ? '答案已记下，联网后告诉您对错' : '正在对答案…'}
    </p>
  );
}
