import type { ContractText } from '@suite/api';
import { useQuery } from '@suite/kernel';
import { Loaded, Problem, useEndReached } from '@suite/ui';
import { Button, Skeleton } from '@suite/ui/base';
import { useRef, useState } from 'react';
import css from './documents.module.css';
import { Documents } from './documents';
import { StepFrame } from './step-frame';
import { useReading } from './use-reading';
import type { SigningInUse } from './use-signing';

/** The document, to be read to its end before it can be signed. */
export function ReadStep(parts: SigningInUse) {
  const { state, edition } = parts;
  const version = state.word?.version;
  const text = useQuery({
    queryKey: ['signing', edition.scope, 'text', version],
    queryFn: edition.read,
    staleTime: Infinity,
  });
  if (text.data) return <Reading {...parts} key={text.data.version} text={text.data} />;
  return (
    <StepFrame title="阅读合同" lead={state.word?.title} state={state}>
      <Loaded query={text} skeleton={<Skeleton card rows={8} />}>
        {() => null}
      </Loaded>
    </StepFrame>
  );
}

function Reading({ signing, state, kept, text }: SigningInUse & { text: ContractText }) {
  const { box, changed } = useReading(text, kept);
  const [isRead, setRead] = useState(false);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const end = useRef<HTMLParagraphElement>(null);
  useEndReached(end, () => setRead(true));
  const canGoOn = isRead && broken.length === 0;

  const onPage = (id: string, isBroken: boolean) =>
    setBroken((old) =>
      isBroken ? [...old.filter((other) => other !== id), id] : old.filter((other) => other !== id),
    );

  return (
    <StepFrame
      title="阅读合同"
      lead={
        changed.length > 0
          ? `合同内容有更新，已标出 ${changed.length} 处修改，请重新阅读`
          : text.contract_name
      }
      state={state}
      footer={
        <>
          <Problem text={state.problem} />
          <Button block disabled={!canGoOn} onClick={() => signing.finishReading(text)}>
            {canGoOn
              ? '已阅读全文，去签名'
              : broken.length > 0
                ? '有页面没有加载，请重试'
                : '请阅读到合同末尾'}
          </Button>
        </>
      }
    >
      <div ref={box}>
        <Documents text={text} changed={changed} onPage={onPage} />
      </div>
      <p className={css.end} ref={end}>
        合同全文结束
      </p>
    </StepFrame>
  );
}
