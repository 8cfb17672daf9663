import { ButtonLink, ResultScreen, MainAction } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { useConsent } from '../consent';
import { SignedMark } from './signed-mark';
import { StoppedScreen } from './stopped-screen';
import type { SigningInUse } from './use-signing';

/** The signature has been sent: the server confirms it, and there is nothing to sign again. */
export function ConfirmingScreen({ signing, state, edition }: SigningInUse) {
  // A question that takes long goes on behind the button.
  const isAsking = !!state.task && !state.problem;
  const consent = useConsent('signature', state.standing?.consents);
  const open = () => {
    const given = consent.give();
    if (given) signing.send({ type: 'link', consent: given });
  };
  return (
    <ResultScreen
      state="waiting"
      title={isAsking ? '正在确认签署结果' : '签署结果确认中'}
      reason={isAsking ? '请稍候，通常只需几秒' : undefined}
      action={
        <MainAction
          problem={state.problem}
          loading={isAsking}
          onClick={() => signing.send({ type: 'confirm' })}
        >
          刷新结果
        </MainAction>
      }
      secondary={
        <>
          {state.problem && state.standing?.way === 'link' ? (
            <>
              {consent.line}
              <Button block type="default" onClick={open}>
                还没有签署，重新打开签署页面
              </Button>
            </>
          ) : null}
          <ButtonLink block type="link" to={edition.ways.list}>
            返回合同列表
          </ButtonLink>
        </>
      }
    />
  );
}

/** How a contract has ended: each end has a way on. */
export function EndScreen({ signing, state, edition, isNew }: SigningInUse) {
  const { ways, words } = edition;
  const { stage, standing } = state;
  const help = (type: 'primary' | 'link') => (
    <ButtonLink block type={type} to={ways.help}>
      {words.help}
    </ButtonLink>
  );
  const again = (
    <Button block onClick={() => signing.send({ type: 'again' })}>
      重新签署
    </Button>
  );
  const preview = (type: 'primary' | 'default') => (
    <ButtonLink block type={type} to={ways.preview}>
      查看合同
    </ButtonLink>
  );
  if (stage === 'signed') {
    return (
      <ResultScreen
        state="success"
        sign={<SignedMark isNew={isNew} />}
        title="合同已签署"
        reason={standing?.title}
        action={preview('primary')}
        secondary={
          <ButtonLink block type="link" to={ways.list}>
            返回合同列表
          </ButtonLink>
        }
      />
    );
  }
  const ends = {
    expired: ['签署期限已过', '这份合同没有在期限内签署。重新核验身份后，可以继续签署。'],
    rejected: ['合同被退回', standing?.reason || '请重新核验身份并签署。'],
    revoked: ['合同已撤销', standing?.reason || words.revoked],
  } as const;
  const [title, reason] = ends[stage as keyof typeof ends];
  return (
    <StoppedScreen title={title} reason={reason}>
      {stage === 'revoked' ? help('primary') : again}
      {preview('default')}
      {stage === 'revoked' ? null : help('link')}
    </StoppedScreen>
  );
}
