import { platform } from '@suite/kernel';
import { browserLink, ButtonLink, copyText, Problem } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import type { ReactNode } from 'react';
import type { ConsentInUse } from '../consent';
import { ElsewhereButton } from './elsewhere';
import { canCorrect, type FaceProblem } from './machine';
import { StoppedScreen } from './stopped-screen';
import type { SigningInUse } from './use-signing';

const camera: Record<string, string> = {
  messenger: '请到手机“设置”里找到微信，允许使用相机，再回来重新核验。',
  shell: '请到手机“设置”里找到本应用，允许使用相机，再回来重新核验。',
  browser: '请到手机“设置”里找到浏览器，允许使用相机，再回来重新核验。',
};

async function copyLink() {
  if (await copyText(browserLink())) Toast.success('链接已复制');
  else Toast.fail('没有复制成功，请长按地址栏复制');
}

/** Why a face check cannot go on, in words for the learner. */
function wordsOf({ state }: SigningInUse): Record<FaceProblem, [title: string, reason: string]> {
  return {
    camera: ['还没有允许使用相机', camera[platform().context] ?? (camera.browser as string)],
    unsupported: ['这里用不了相机', '请复制链接，用手机自带的浏览器打开；已完成的步骤会保留。'],
    data: [
      '没有查到对应的身份信息',
      canCorrect(state)
        ? '请检查姓名和身份证号是否与证件一致，修改后重新核验。'
        : '合同已经签署，身份信息不能再修改，请联系老师协助处理。',
    ],
    failed: ['人脸核验没有通过', `请在光线充足处正对屏幕，还可以试 ${state.standing?.faceTries ?? 0} 次`],
    exhausted: ['人脸核验没有通过', '今天的核验次数已用完，请明天再试，或联系老师协助处理。'],
  };
}

interface FaceProblemProps extends SigningInUse {
  problem: FaceProblem;
  consent: ConsentInUse;
  onRetry: () => void;
}

/** A face check that cannot go on. Each kind has a way on, and one to a person who can help. */
export function FaceProblemScreen(parts: FaceProblemProps) {
  const { signing, state, edition, problem, consent, onRetry } = parts;
  const isBusy = state.task?.kind === 'face';
  const [title, reason] = wordsOf(parts)[problem];
  const retry = (words: string, type: 'primary' | 'default' = 'primary') => (
    <Button block type={type} loading={isBusy} onClick={onRetry}>
      {words}
    </Button>
  );
  const mayCorrect = canCorrect(state);
  const correct = (type: 'primary' | 'default') => (
    <Button block type={type} onClick={() => signing.send({ type: 'correct' })}>
      修改身份信息
    </Button>
  );
  const help = (type: 'primary' | 'link') => (
    <ButtonLink block type={type} to={edition.ways.help}>
      {edition.words.help}
    </ButtonLink>
  );
  const isHelpFirst = problem === 'exhausted' || (problem === 'data' && !mayCorrect);
  const elsewhere = <ElsewhereButton signing={signing} consent={consent} type="default" />;
  const first: Record<FaceProblem, ReactNode> = {
    camera: (
      <>
        {retry('已允许，重新核验')}
        {elsewhere}
        <Button block type="default" onClick={copyLink}>
          复制链接，换个浏览器打开
        </Button>
      </>
    ),
    unsupported: (
      <>
        <Button block onClick={copyLink}>
          复制链接
        </Button>
        {elsewhere}
        {retry('仍要尝试', 'default')}
      </>
    ),
    data: mayCorrect ? correct('primary') : help('primary'),
    failed: retry('重新核验'),
    exhausted: help('primary'),
  };
  return (
    <StoppedScreen title={title} reason={reason}>
      {consent.line}
      <Problem text={state.problem} />
      {first[problem]}
      {/* Tries come back with the next day, which the server knows. */}
      {problem === 'exhausted' ? retry('重新核验', 'default') : null}
      {mayCorrect && (problem === 'failed' || problem === 'exhausted') ? correct('default') : null}
      {isHelpFirst ? null : help('link')}
    </StoppedScreen>
  );
}
