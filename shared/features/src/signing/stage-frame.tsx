import { cx, IconCheck, PageHead } from '@suite/ui';
import { Button, Page, Spoken } from '@suite/ui/base';
import type { ReactNode } from 'react';
import { canCorrect } from './machine';
import css from './stage-frame.module.css';
import type { Stage } from './types';
import type { SigningInUse } from './use-signing';

const names: Partial<Record<Stage, string>> = {
  identity: '实名',
  face: '人脸',
  sms: '短信',
  read: '阅读',
  sign: '签名',
};
const all = Object.keys(names) as Stage[];

const stateOf = (at: number, current: number) =>
  at < current ? '已完成' : at === current ? '进行中' : '未开始';

/** The stages of a signing, and where the learner is. */
function StageBar({ stage, stages = all }: { stage: Stage; stages?: readonly Stage[] }) {
  const found = stages.indexOf(stage);
  // The signature has been given: the server is at work.
  const current = found < 0 ? stages.length : found;
  return (
    <ol className={css.bar} aria-label="签署步骤">
      {stages.map((one, at) => (
        <li
          key={one}
          className={cx(css.stage, at < current && css.done, at === current && css.now)}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {at < current ? <IconCheck /> : at + 1}
          </span>
          {names[one]}
          <Spoken>{stateOf(at, current)}</Spoken>
        </li>
      ))}
    </ol>
  );
}

interface StageFrameProps extends Pick<SigningInUse, 'signing' | 'state'> {
  title: string;
  lead: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A stage of a signing: where it stands among the others, what it is for, and its one action. */
export function StageFrame({ title, lead, signing, state, footer, children }: StageFrameProps) {
  const stages = state.standing?.stages;
  const isAlone = stages?.length === 1;
  return (
    <Page footer={footer}>
      {state.stage === 'unknown' || isAlone ? null : <StageBar stage={state.stage} stages={stages} />}
      <PageHead title={title} lead={lead} />
      {canCorrect(state) ? (
        <div className={css.signer}>
          签署人：{state.standing?.name}
          <Button type="link" size="small" onClick={() => signing.send({ type: 'correct' })}>
            修改身份信息
          </Button>
        </div>
      ) : null}
      {children}
    </Page>
  );
}
