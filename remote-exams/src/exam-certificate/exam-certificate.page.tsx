import {
  examStanding,
  paperInfo,
  useCall,
  userDetail,
  type ExamCertificateInfo,
  type Paper,
} from '@suite/api';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { yearAndDayInWords } from '@suite/kernel/time';
import { Loaded } from '@suite/features/loaded';
import { PageTitle, Unbroken } from '@suite/ui';
import { Button, Cell, CellGroup, Empty, Page, Result, Skeleton, Spoken } from '@suite/ui/base';
import { Poster } from '@suite/ui/poster';
import { useEffect } from 'react';
import { certificateSize, drawCertificate, type CertificateWords } from '@suite/features/certificate';
import { scoreText } from '@suite/features/result';
import { examOutcome } from '../exam/exam-outcome';
import css from './exam-certificate.module.css';

/** The certificate of the exam in the address, else of the exam that is open to the learner now. */
export default function ExamCertificatePage() {
  const [search] = useSearchParams();
  const asked = Number(search.get('paper_id')) || undefined;
  const learner = useCall(userDetail, undefined, { enabled: asked === undefined });
  const paperId = asked ?? learner.data?.paperId ?? undefined;
  // A cached paper may be older than the submission that earned the certificate.
  const query = useCall(
    paperInfo,
    { paper_id: paperId ?? 0 },
    { enabled: paperId !== undefined, staleTime: 0 },
  );
  const paper = query.data;
  return (
    <Page footer={paper && !paper.certificate_info ? <ToExam paper={paper} /> : undefined}>
      {paper || (learner.data && paperId === undefined) ? null : <Spoken as="h1">考试证书</Spoken>}
      {paperId === undefined ? (
        <Loaded query={learner}>{() => <NoExam />}</Loaded>
      ) : (
        <Loaded query={query} skeleton={<Skeleton card rows={8} />}>
          {(known) =>
            known.certificate_info ? <Certificate info={known.certificate_info} /> : <NotYet paper={known} />
          }
        </Loaded>
      )}
    </Page>
  );
}

const wordsOf = ({ name, title, certificate_no, issue_time }: ExamCertificateInfo): CertificateWords => ({
  heading: '考试合格证书',
  name,
  text: `通过“${title}”，成绩合格。\n特发此证。`,
  seal: '考试合格',
  number: certificate_no,
  issueTime: issue_time,
  note: '本证书证明持证人通过课程考试，不是国家职业资格证书',
});

function Certificate({ info }: { info: ExamCertificateInfo }) {
  const { name, title, certificate_no, issue_time } = info;
  useEffect(() => {
    platform().messenger.share({ title: `我通过了“${title}”`, description: '学理财，也能学有所成' });
  }, [title]);
  return (
    <>
      <header className={css.head}>
        <h1 className={css.title}>恭喜您获得考试证书</h1>
        <p className={css.lead}>{title}</p>
      </header>
      <div className={css.poster}>
        <Poster
          subject={wordsOf(info)}
          draw={drawCertificate}
          width={certificateSize.width}
          height={certificateSize.height}
          alt={`考试合格证书：${name}通过“${title}”，证书编号 ${certificate_no}，${yearAndDayInWords(issue_time)}发证`}
          fileName={`考试证书-${certificate_no}.png`}
        />
      </div>
      <CellGroup title="证书信息">
        <Cell title="姓名" value={name} />
        <Cell title="证书编号" label={certificate_no} />
        <Cell title="发证日期" value={<Unbroken text={yearAndDayInWords(issue_time)} />} />
      </CellGroup>
      <CellGroup>
        <Cell title="证书规则与更正说明" to={links.examCertificateRule()} />
      </CellGroup>
    </>
  );
}

const actions = {
  open: '去考试',
  begun: '继续考试',
  submitted: '查看考试',
  passed: '查看成绩与解析',
  failed: '查看成绩与解析',
};

function ToExam({ paper }: { paper: Paper }) {
  return (
    <Button block onClick={() => platform().navigate(links.exam({ paperId: paper.paper_info.id }))}>
      {actions[examStanding(paper)]}
    </Button>
  );
}

const titles = {
  open: '通过考试即可获得证书',
  begun: '通过考试即可获得证书',
  submitted: '已交卷，等待公布成绩',
  passed: '证书还没有生成',
  failed: '本次考试未获得证书',
};

function reasonOf(paper: Paper): string {
  const { pass_score, total_score } = paper.paper_info;
  const score = `得分 ${scoreText(examOutcome(paper).score)} 分，合格分 ${pass_score} 分。`;
  const standing = examStanding(paper);
  if (standing === 'failed') return `${score}看完解析后，可以联系班主任老师了解补考安排。`;
  if (standing === 'passed') return `${score}请稍后再打开本页；仍然没有的，请联系班主任老师。`;
  return `达到 ${pass_score} 分（满分 ${total_score} 分）后，证书当场生成。`;
}

/** Why there is no certificate, and what the learner needs for one. */
function NotYet({ paper }: { paper: Paper }) {
  const standing = examStanding(paper);
  return (
    <>
      <div className={css.state}>
        <Result
          state={standing === 'failed' ? 'failed' : 'waiting'}
          title={titles[standing]}
          reason={reasonOf(paper)}
        />
      </div>
      <CellGroup>
        <Cell title="考试" label={paper.paper_info.title} />
        <Cell title="证书规则" to={links.examCertificateRule()} />
      </CellGroup>
    </>
  );
}

function NoExam() {
  return (
    <>
      <PageTitle className={css.plain}>考试证书</PageTitle>
      <Empty
        scene="medal"
        text="还没有向您开放的考试。课程的最后一周开放考试，通过后即可获得证书"
        action={
          <Button onClick={() => platform().navigate(links.examCertificateRule())}>查看证书规则</Button>
        }
      />
    </>
  );
}
