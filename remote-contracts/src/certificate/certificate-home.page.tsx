import { useCall, userDetail, type Certificate, type CertificateOverview } from '@suite/api';
import { links } from '@suite/kernel/links';
import { Loaded } from '@suite/features/loaded';
import {
  ButtonLink,
  Card,
  Collapse,
  Hero,
  IconArrow,
  PageLink,
  Points,
  Section,
  Steps,
  Tag,
} from '@suite/ui';
import { Page, Skeleton } from '@suite/ui/base';
import { ChecklistCard } from './checklist-card';
import css from './certificate-home.module.css';
import { facts, questions, stages } from './guide';
import { PictureCertificate } from './picture-certificate';
import { checklist, isEligible, mostUrgent, nextWay, stateWords, type Condition } from './progress';
import { useCertificates } from './with-certificate';

/** What the printed certificate is, who may apply for it, and how far each of the learner's is. */
export default function CertificateHomePage() {
  const query = useCertificates();
  return (
    <Page footer={nextAction(query.data?.certificates ?? [])}>
      <Hero light title="证书申请" lead="把毕业的纪念寄到家" picture={<PictureCertificate />}>
        <Card label="纸质结业证书">
          <Points items={facts} />
        </Card>
      </Hero>
      <Loaded query={query} skeleton={<Skeleton card rows={8} />}>
        {(overview) => <Courses overview={overview} />}
      </Loaded>
      {query.isPending ? null : <Guide />}
    </Page>
  );
}

/** What is the same for everybody. It comes with the courses above it, which may be one or six. */
const Guide = () => (
  <>
    <Card title="申请流程">
      <Steps items={stages} />
    </Card>
    <Section title="常见问题">
      <Collapse card items={questions.map(({ title, text }) => ({ key: title, title, children: text }))} />
    </Section>
  </>
);

/** The checklist without a course of one's own. */
const general: Condition[] = [
  {
    title: '课程毕业',
    isMet: false,
    text: '学完一门课程并通过考试',
    way: { word: '去看课程', to: links.home() },
  },
  { title: '签署合同，完成实名认证', isMet: false, text: '开通课程后在“我的合同”里签署' },
  { title: '学员资料完整', isMet: false, text: '开通课程后在“个人资料”里填写' },
];

function Courses({ overview: { certificates } }: { overview: CertificateOverview }) {
  const detail = useCall(userDetail, undefined);
  if (certificates.length === 0) return <ChecklistCard title="申请条件" items={general} />;
  return (
    <>
      {certificates.map((certificate) =>
        certificate.state === 'none' ? (
          <ChecklistCard
            key={certificate.line}
            title={certificate.course_name}
            items={checklist(certificate, detail.data)}
          />
        ) : (
          <Application key={certificate.line} certificate={certificate} />
        ),
      )}
    </>
  );
}

/** A certificate that was applied for. */
function Application({ certificate }: { certificate: Certificate }) {
  const { word, tone } = stateWords(certificate);
  const way = nextWay(certificate);
  return (
    <Card title={certificate.course_name} extra={<Tag tone={tone}>{word}</Tag>}>
      {way ? (
        <PageLink className={css.way} to={way.to}>
          {way.word}
          <IconArrow className={css.arrow} />
        </PageLink>
      ) : null}
    </Card>
  );
}

/** A course's name up to its subtitle, for a button. */
const shortName = ({ course_name }: Certificate) => course_name.replace(/：.*/, '');

/** The page's action; absent while nothing can be applied for. */
function nextAction(certificates: readonly Certificate[]) {
  const certificate = mostUrgent(certificates);
  const way = certificate && nextWay(certificate);
  if (!way) return undefined;
  const open = certificates.filter((one) => one.state !== 'none' || isEligible(one));
  const isNamed = open.length > 1 && way.to !== links.myCertificates();
  return (
    <ButtonLink block to={way.to}>
      {isNamed ? `${way.word}：${shortName(certificate)}` : way.word}
    </ButtonLink>
  );
}
