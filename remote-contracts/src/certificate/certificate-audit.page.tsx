import type { Certificate, CertificateEvent, CertificateState, CertificateOverview } from '@suite/api';
import { links } from '@suite/kernel/links';
import { yearAndMomentInWords } from '@suite/kernel/time';
import { ButtonLink, Card, EmptyPage, PageHead, Steps, Tag, type Step } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { Recipient } from './recipient';
import { RejectionCard } from './rejection-card';
import { changeable, isIssued, nextWay, stateWords } from './progress';
import { WithCertificate } from './with-certificate';

const eventNames: Record<CertificateState, string> = {
  none: '',
  draft: '',
  submitted: '提交申请',
  reviewing: '老师开始审核',
  rejected: '审核没有通过',
  issued: '审核通过，证书已颁发',
  shipped: '证书已寄出',
};

const review: Step = { title: '资料审核', text: '提交后 1 个工作日内完成' };

/** What comes after a state, as far as it is known. */
const ahead: Partial<Record<CertificateState, Step[]>> = {
  submitted: [review, { title: '颁发证书' }, { title: '寄出' }],
  reviewing: [review, { title: '颁发证书' }, { title: '寄出' }],
  rejected: [{ title: '修改后重新提交' }],
  issued: [{ title: '寄出', text: '颁发后约 3 天寄出' }],
};

function stepOf({ state, record_time, reason }: CertificateEvent, isAbove: boolean): Step {
  const time = yearAndMomentInWords(record_time);
  return {
    title: eventNames[state],
    isFailed: state === 'rejected',
    text: reason && !isAbove ? `${time}，${reason}` : time,
  };
}

/** What has happened, and what comes next. The card above says why the last application was rejected. */
const stepsOf = ({ state, events }: Certificate): Step[] => [
  ...events.map((event, at) => stepOf(event, state === 'rejected' && at === events.length - 1)),
  ...(ahead[state] ?? []),
];

/** How far the review of an application is. */
export default function CertificateAuditPage() {
  return (
    <WithCertificate title="审核进度">
      {(certificate, overview) =>
        certificate.events.length > 0 ? (
          <Review certificate={certificate} overview={overview} />
        ) : (
          <NotSubmitted certificate={certificate} />
        )
      }
    </WithCertificate>
  );
}

function Review({ certificate, overview }: { certificate: Certificate; overview: CertificateOverview }) {
  const { line, course_name, state, events, address } = certificate;
  const { word, tone } = stateWords(certificate);
  const canMove = state !== 'shipped' && changeable(certificate, overview.server_time) !== 'nothing';
  return (
    <Page footer={actionFor(certificate)}>
      <PageHead title="审核进度" />
      <RejectionCard certificate={certificate} />
      <Card title={course_name} extra={state === 'rejected' ? undefined : <Tag tone={tone}>{word}</Tag>}>
        <Steps items={stepsOf(certificate)} current={events.length} />
      </Card>
      {address ? (
        <Recipient
          address={address}
          to={canMove ? links.certificateForm({ line, only: 'address' }) : undefined}
        />
      ) : null}
    </Page>
  );
}

/** What the learner can do now; absent while the staff has it. */
function actionFor(certificate: Certificate) {
  const { line, state } = certificate;
  if (state === 'rejected') {
    return (
      <ButtonLink block to={links.certificateForm({ line })}>
        修改资料
      </ButtonLink>
    );
  }
  if (isIssued(certificate)) {
    return (
      <ButtonLink block to={links.myCertificates()}>
        查看证书
      </ButtonLink>
    );
  }
  return undefined;
}

function NotSubmitted({ certificate }: { certificate: Certificate }) {
  const way = nextWay(certificate);
  return (
    <EmptyPage
      scene="medal"
      title="审核进度"
      text="申请还没有提交，提交后可以在这里查看审核进度"
      action={way?.word ?? '看看还差什么'}
      to={way?.to ?? links.certificateHome()}
    />
  );
}
