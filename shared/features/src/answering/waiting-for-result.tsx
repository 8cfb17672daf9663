import { Button, Page, Result } from '@suite/ui/base';
import { troubleWords } from './save-words';
import type { AnsweringState } from './types';

const unsure = {
  title: '还没收到交卷结果',
  reason: '网络不稳定，答案都已存好，不会丢失。重试时会先查询结果，确认没有收到才会再次提交。',
};

/** Words while the time is over and the answers are not yet known to be handed in. */
function overWords({ phase, trouble, answered, refusal }: AnsweringState) {
  const title = '考试时间到';
  if (answered === 0) return { title, reason: '没有作答的题目，正在收卷，请稍候' };
  if (phase === 'submitting' || !trouble) return { title, reason: '正在自动交卷，请稍候' };
  if (trouble === 'login') return { title, reason: '登录已过期，答案都已存好，请重新登录后交卷' };
  if (trouble === 'refused') return { title, reason: troubleWords(trouble, refusal) };
  return { title, reason: '网络不稳定，答案都已存好，联网后会自动交卷，请不要关闭页面' };
}

export interface WaitingForResultProps {
  state: AnsweringState;
  onRetry: () => Promise<unknown>;
}

/** Shown when answering is over, and the provider has not confirmed yet that it has the answers. */
export function WaitingForResult({ state, onRetry }: WaitingForResultProps) {
  const { title, reason } = state.phase === 'unsure' ? unsure : overWords(state);
  return (
    <Page
      tone="white"
      footer={
        <Button block loading={state.phase === 'submitting'} onClick={onRetry}>
          {state.phase === 'unsure' ? '查询并重试' : '立即交卷'}
        </Button>
      }
    >
      <Result state="waiting" title={title} reason={reason} />
    </Page>
  );
}

/** Shown when the answers are handed in, until the result opens. */
export function HandedIn({ onOpen }: { onOpen: () => void }) {
  return (
    <Page
      tone="white"
      footer={
        <Button block type="default" onClick={onOpen}>
          查看结果
        </Button>
      }
    >
      <Result state="success" title="交卷成功" reason="正在打开结果" />
    </Page>
  );
}
