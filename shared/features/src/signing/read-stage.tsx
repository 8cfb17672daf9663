import type { ContractText } from '@suite/api';
import { CallError, useQuery } from '@suite/kernel';
import { Loaded } from '../loaded';
import { Problem, useEndReached } from '@suite/ui';
import { Button, Skeleton } from '@suite/ui/base';
import { useRef, useState } from 'react';
import css from './documents.module.css';
import { Documents } from './documents';
import type { PageState } from './page-image';
import { StageFrame } from './stage-frame';
import { useQuestions } from './use-questions';
import { useReading } from './use-reading';
import type { SigningInUse } from './use-signing';

const hasWords = ({ documents }: ContractText) =>
  documents.some(({ blocks }) => blocks.some(({ html, image }) => html || image));

/** A text of another version than the contract's is asked for again after this time. */
const LAG_MS = 2000;

/** The document, to be read to its end before it can be signed. */
export function ReadStage(parts: SigningInUse) {
  const { signing, state, edition } = parts;
  const version = state.standing?.version;
  const text = useQuery({
    queryKey: ['signing', edition.scope, 'text', version],
    async queryFn() {
      const answer = await edition.read();
      // Without its words a contract would count as read at once.
      if (!hasWords(answer)) throw new CallError('service', 0, 'contract without text');
      // Either of the two answers may be the older one.
      if (answer.version !== version) signing.send({ type: 'returned' });
      return answer;
    },
    staleTime: Infinity,
    refetchInterval: ({ state: { data } }) => (data && data.version !== version ? LAG_MS : false),
  });
  const { data } = text;
  if (data && data.version === version) return <Reading {...parts} key={version} text={data} />;
  return (
    <StageFrame
      title="阅读合同"
      lead={data ? '合同正在更新，请稍候' : state.standing?.title}
      signing={signing}
      state={state}
    >
      <Loaded query={{ ...text, data: undefined }} skeleton={<Skeleton card rows={8} />}>
        {() => null}
      </Loaded>
    </StageFrame>
  );
}

function Reading({ signing, state, record, text }: SigningInUse & { text: ContractText }) {
  const { box, changed, goTo, ...reading } = useReading(text, record);
  const finish = () => signing.finishReading(text, reading.blocks());
  const questions = useQuestions(text, record, { show: goTo, finish });
  const [isRead, setRead] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [pages, setPages] = useState<Readonly<Record<string, PageState>>>({});
  const end = useRef<HTMLParagraphElement>(null);
  useEndReached(end, () => setRead(true));
  const is = (state: PageState) => Object.values(pages).includes(state);
  const { unseen, unacknowledged } = reading;
  const [missed] = [...unseen, ...unacknowledged];
  const canGoOn = isRead && !missed;
  const isWaiting = unseen.length > 0 && is('loading');
  const words = () => {
    if (!isRead) return '滑到最后一条，就可以签名';
    if (isWaiting) return '有页面还在加载，请稍候';
    return unseen.length > 0
      ? `还有 ${unseen.length} 页没有看到，去看`
      : `还有 ${unacknowledged.length} 处修改没有确认，去看`;
  };

  function onPage(id: string, page: PageState) {
    setPages((old) => ({ ...old, [id]: page }));
    if (page === 'seen') reading.see(id);
  }

  return (
    <StageFrame
      title="阅读合同"
      lead={
        changed.length > 0
          ? `合同内容有更新，已标出 ${changed.length} 处修改，请重新阅读`
          : text.contract_name
      }
      signing={signing}
      state={state}
      footer={
        <>
          <Problem text={questions.problem || state.problem} />
          {is('broken') ? (
            <Button block onClick={() => setAttempt(attempt + 1)}>
              有页面没有加载，重新加载
            </Button>
          ) : (
            <Button
              block
              disabled={!isRead || isWaiting}
              onClick={() => (canGoOn ? questions.goOn() : goTo(missed))}
            >
              {canGoOn ? questions.words : words()}
            </Button>
          )}
        </>
      }
    >
      <div ref={box}>
        <Documents
          text={text}
          changed={changed}
          acknowledged={reading.acknowledged}
          onAcknowledge={reading.acknowledge}
          again={questions.again}
          attempt={attempt}
          onPage={onPage}
        />
      </div>
      <p className={css.end} ref={end}>
        合同全文结束
      </p>
      {questions.sheet}
    </StageFrame>
  );
}
