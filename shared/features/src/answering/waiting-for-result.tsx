import { Button, Page, Result } from '@suite/ui/base';
import { LeftoverCard } from './leftover-card';
import { keptWords, problemWords } from './save-words';
import type { AnsweringState } from './types';

/** Words while the time is over and the answers are not yet known to be handed in. */
function overWords(state: AnsweringState) {
  const { phase, problem, answered } = state;
  if (answered === 0) return '没有作答的题目，正在收卷，请稍候';
  if (phase === 'submitting' || !problem) return '正在自动交卷，请稍候';
  const kept = keptWords(state.save);
  if (problem === 'login') return `登录已过期，${kept}。请重新登录后交卷`;
  if (problem === 'refused') return problemWords(state);
  return `还没有交上去，${kept}。联网后会自动交卷；到时若已收卷，没有计入的答案会列出来，可以导出复核单申请复核`;
}

const unknownWords = (state: AnsweringState) =>
  `网络不稳定，${keptWords(state.save)}。重试时会先查询结果，确认没有收到才会再次提交。`;

export interface WaitingForResultProps {
  state: AnsweringState;
  onRetry: () => Promise<unknown>;
}

/** Shown when answering is over, and the server has not confirmed yet that it has the answers. */
export function WaitingForResult({ state, onRetry }: WaitingForResultProps) {
  const isUnknown = state.phase === 'unknown';
  return (
    <Page
      tone="white"
      footer={
        <Button block loading={state.phase === 'submitting'} onClick={onRetry}>
          {isUnknown ? '查询并重试' : '立即交卷'}
        </Button>
      }
    >
      <Result
        state="waiting"
        title={isUnknown ? '还没收到交卷结果' : '考试时间到'}
        reason={isUnknown ? unknownWords(state) : overWords(state)}
      />
    </Page>
  );
}

interface HandedInProps {
  leftover: AnsweringState['leftover'];
  onOpen: () => void;
}

/** Shown when the answers are handed in: until the result opens, or until the learner has seen what did not count. */
export function HandedIn({ leftover, onOpen }: HandedInProps) {
  return (
    <Page
      tone={leftover ? undefined : 'white'}
      footer={
        <Button block type="default" onClick={onOpen}>
          查看结果
        </Button>
      }
    >
      {leftover ? (
        <>
          <Result state="waiting" title="已收卷，部分答案没有计入" />
          <LeftoverCard leftover={leftover} isKept={leftover.isKept} />
        </>
      ) : (
        <Result state="success" title="交卷成功" reason="正在打开结果" />
      )}
    </Page>
  );
}
