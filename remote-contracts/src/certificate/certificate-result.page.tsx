import type { Certificate, CertificateState } from '@suite/api';
import { links } from '@suite/kernel/links';
import { ButtonLink, Card, Steps } from '@suite/ui';
import { Page, Result, type ResultState } from '@suite/ui/base';
import { stages } from './guide';
import { nextWay } from './progress';
import { WithCertificate } from './with-certificate';

interface Words {
  state: ResultState;
  title: string;
  reason: string;
}

const received: Words = {
  state: 'success',
  title: '申请已提交',
  reason: '我们会在 1 个工作日内完成审核，结果可以在审核进度里查看。',
};
const made: Words = { state: 'success', title: '证书已颁发', reason: '恭喜您，可以查看证书和物流。' };
const open: Words = { state: 'waiting', title: '申请还没有提交', reason: '填写并核对资料后，就可以提交。' };

const words: Record<CertificateState, Words> = {
  none: open,
  draft: open,
  submitted: received,
  reviewing: received,
  rejected: { state: 'failed', title: '审核没有通过', reason: '看看原因，修改后可以重新提交。' },
  issued: made,
  shipped: made,
};

/** The stage of `stages` at which an application stands. */
const stageOf: Record<CertificateState, number> = {
  none: 0,
  draft: 0,
  submitted: 1,
  reviewing: 1,
  rejected: 0,
  issued: 2,
  shipped: 4,
};

/** Whether the application was received, and what comes next. */
export default function CertificateResultPage() {
  return (
    <WithCertificate title="申请结果">
      {(certificate) => <Outcome certificate={certificate} />}
    </WithCertificate>
  );
}

function Outcome({ certificate }: { certificate: Certificate }) {
  const way = nextWay(certificate);
  return (
    <Page>
      <Result
        {...words[certificate.state]}
        action={
          <ButtonLink block to={way?.to ?? links.certificateHome()}>
            {way?.word ?? '看看还差什么'}
          </ButtonLink>
        }
      />
      <Card title="接下来">
        <Steps items={stages} current={stageOf[certificate.state]} />
      </Card>
    </Page>
  );
}
