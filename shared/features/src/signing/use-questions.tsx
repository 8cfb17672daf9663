import type { ContractText } from '@suite/api';
import { lazyPiece, Piece, useLatest } from '@suite/ui';
import { useEffect, useState } from 'react';
import { openQuestions, withAnswer } from './questions';
import type { SigningRecord } from './record';

// Most contracts are as usual.
const sheetPiece = lazyPiece(() => import(/* webpackChunkName: "contract-questions" */ './question-sheet'));

/** What is asked between the reading of a text and its signature; a wrong answer leads back to the clause. */
export function useQuestions(
  text: ContractText,
  record: SigningRecord,
  { show, finish }: { show: (id: string) => void; finish: () => void },
) {
  const { version } = text;
  const goTo = useLatest(show);
  const [answers, setAnswers] = useState(() => record.of(version).answers);
  const [isAsking, setAsking] = useState(false);
  const [missed, setMissed] = useState<string>();
  const open = openQuestions(text, answers);
  const [question] = open;

  // The sheet gives the focus back when it goes, and the browser scrolls to it: the clause comes after that.
  const isBack = !isAsking && !!missed;
  useEffect(() => {
    if (isBack && missed) goTo.current(missed);
  }, [isBack, missed, goTo]);

  function answer(chosen: string) {
    if (!question) return;
    const after = withAnswer(answers, question, chosen);
    const isRight = chosen === question.plain;
    record.save(version, { answers: after });
    setAnswers(after);
    setMissed(isRight ? undefined : question.id);
    if (!isRight) setAsking(false);
    else if (openQuestions(text, after).length === 0) finish();
  }

  return {
    /** The clause that was answered wrongly. */
    again: missed,
    problem: missed && question ? `这份合同不是这样约定的，请再看一遍“${question.title}”` : '',
    words:
      open.length === 0
        ? '已阅读全文，去签名'
        : missed
          ? '看清楚了，再答一次'
          : `已阅读全文，回答 ${open.length} 个问题`,
    goOn: () => (question ? setAsking(true) : finish()),
    sheet:
      isAsking && question ? (
        <Piece of={sheetPiece} skeleton={null} failed="问题没有加载出来，请再试一次">
          {({ QuestionSheet }) => (
            <QuestionSheet
              block={question}
              left={open.length}
              onAnswer={answer}
              onClose={() => setAsking(false)}
            />
          )}
        </Piece>
      ) : null,
  };
}
