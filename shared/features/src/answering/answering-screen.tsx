import type { Question } from '@suite/api';
import { useUndisturbed } from '@suite/kernel/records';
import { Button, Dialog, Page, Spoken, Toast } from '@suite/ui/base';
import { startTransition, useEffect, useState } from 'react';
import { cx, Notify, useLatest } from '@suite/ui';
import { AnswerCard } from './answer-card';
import type { Answering } from './answering';
import css from './answering-screen.module.css';
import { AskedQuestion } from './asked-question';
import { typeName } from './choices';
import { Countdown } from './countdown';
import { IconFlag, IconFlagFilled } from './icons';
import { Notices } from './notices';
import { Pager } from './pager';
import { SaveLine } from './save-line';
import { Slide } from './slide';
import { confirmWords } from './save-words';
import type { AnsweringState } from './types';
import { useAnsweringState } from './use-answering';
import { HandedIn, WaitingForResult } from './waiting-for-result';

export interface AnsweringScreenProps {
  answering: Answering;
  /** Called once the answers are handed in: by the learner, when the time is over, or on another device. */
  onFinal: () => void;
}

/** The whole page on which a paper is answered: one question at a time. */
export function AnsweringScreen({ answering, onFinal }: AnsweringScreenProps) {
  const state = useAnsweringState(answering);
  const [cardOpen, setCardOpen] = useState(false);
  useUndisturbed(state.phase !== 'final');
  useFinal(state, onFinal);
  useMergeNotice(state.merges);
  useBusyNotice(state.phase === 'submitting' && !answering.isOver());

  const { index, questions, answers, phase } = state;
  // Never after its frame: the next tap would answer the question before.
  const question = questions[index] as Question;
  const isMarked = ({ id }: Question) => state.marked.includes(id);
  const go = (to: number) => {
    setCardOpen(false);
    answering.goTo(to);
    window.scrollTo(0, 0);
  };
  const submit = async () => {
    if (await confirmed(questions.length, state)) {
      setCardOpen(false);
      await answering.submit();
    }
  };

  if (phase === 'final') return <HandedIn leftover={state.leftover} onOpen={onFinal} />;
  if (phase === 'over' || phase === 'unknown' || answering.isOver()) {
    return <WaitingForResult state={state} onRetry={answering.submit} />;
  }
  const handIn = (
    <Button block onClick={submit}>
      交卷
    </Button>
  );
  return (
    <Page
      tone="white"
      footer={
        <Pager
          index={index}
          count={questions.length}
          onGo={go}
          onCard={() => startTransition(() => setCardOpen(true))}
          end={handIn}
        />
      }
    >
      <header className={css.head}>
        <div className={css.row}>
          <h1 className={css.title}>{answering.title}</h1>
          {state.deadline === null ? null : (
            <Countdown remaining={answering.remaining} isOver={answering.isOver} />
          )}
        </div>
        <div className={css.row}>
          <span className={css.progress}>
            已答 {state.answered}/{questions.length}
          </span>
          <SaveLine save={state.save} onRetry={answering.retry} />
        </div>
        <div className={css.track} aria-hidden="true">
          <div className={css.bar} style={{ width: `${(state.answered / questions.length) * 100}%` }} />
        </div>
      </header>
      <Notices state={state} onWithdraw={answering.withdraw} />
      <div className={css.body}>
        <Slide at={index}>
          <AskedQuestion
            key={question.id}
            question={question}
            number={index + 1}
            count={questions.length}
            answer={answers[question.id] ?? ''}
            solution={state.solutions[question.id]}
            checking={state.checking.includes(question.id) ? state.save.kind : null}
            onAnswer={answering.answer}
            onCheck={state.checks ? answering.check : undefined}
            extra={<MarkButton on={isMarked(question)} onClick={() => answering.toggleMark(question)} />}
          />
        </Slide>
      </div>
      <Spoken status>
        第 {index + 1} 题，{typeName(question)}
      </Spoken>
      <AnswerCard
        open={cardOpen}
        onClose={() => setCardOpen(false)}
        questions={questions}
        index={index}
        isAnswered={({ id }) => !!answers[id]}
        isMarked={isMarked}
        onChoose={go}
        footer={handIn}
      />
    </Page>
  );
}

function MarkButton({ on, onClick }: { on: boolean; onClick: () => void }) {
  return (
    <button type="button" className={cx(css.mark, on && css.marked)} aria-pressed={on} onClick={onClick}>
      {on ? <IconFlagFilled className={css.flag} /> : <IconFlag className={css.flag} />}
      {on ? '已标记' : '标记'}
    </button>
  );
}

async function confirmed(count: number, state: AnsweringState): Promise<boolean> {
  if (state.answered === 0) {
    Toast.info('还没有作答，请先答题再交卷');
    return false;
  }
  const isEarly = state.answered < count;
  return Dialog.confirm({
    title: '确认交卷',
    message: confirmWords(count, state),
    confirmText: isEarly ? '仍要交卷' : '交卷',
    cancelText: '继续答题',
    isCautious: isEarly,
  });
}

/** What did not count stays on the screen until the learner goes on. */
function useFinal({ phase, leftover }: AnsweringState, onFinal: () => void) {
  const tell = useLatest(onFinal);
  useEffect(() => {
    if (phase === 'final' && !leftover) tell.current();
  }, [phase, leftover, tell]);
}

function useMergeNotice(merges: number) {
  useEffect(() => {
    if (merges > 0) Notify.info('已同步其他设备上的作答');
  }, [merges]);
}

function useBusyNotice(busy: boolean) {
  useEffect(() => {
    if (!busy) return;
    Toast.loading('正在交卷');
    return () => Toast.clear();
  }, [busy]);
}
