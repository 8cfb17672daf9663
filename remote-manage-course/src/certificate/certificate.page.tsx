import {
  credentialDetail,
  credentialStatus,
  useCall,
  type CredentialCondition,
  type CredentialDetail,
} from '@suite/api';
import { certificateSize, drawCertificate, type CertificateWords } from '@suite/features/certificate';
import { scoreText } from '@suite/features/result';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { yearAndDayInWords } from '@suite/kernel/time';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, PageHead } from '@suite/ui';
import { Cell, CellGroup, Page, Result, Skeleton, Spoken } from '@suite/ui/base';
import { Poster } from '@suite/ui/poster';
import { useEffect } from 'react';
import css from './certificate.module.css';

/** The certificate of the management course, or what it still needs. */
export default function CertificatePage() {
  // A rating or a result that came a moment ago may have earned it.
  const status = useCall(credentialStatus, undefined, { staleTime: 0 });
  const { data } = status;
  return (
    <Page
      footer={
        data && !data.credential_id ? (
          <ButtonLink to={links.manageCourse()} block>
            返回管理课程
          </ButtonLink>
        ) : undefined
      }
    >
      {data ? null : <Spoken as="h1">证书</Spoken>}
      <Loaded query={status} skeleton={<Skeleton card rows={8} />}>
        {({ credential_id, conditions }) =>
          credential_id ? <Details id={credential_id} /> : <NotYet conditions={conditions} />
        }
      </Loaded>
    </Page>
  );
}

/** Where each condition is fulfilled. */
const placeOf: Partial<Record<CredentialCondition['kind'], () => string>> = {
  contract: links.manageContracts,
  face: links.manageFaceVerify,
  exam: links.manageCourse,
  evaluation: links.manageCourse,
};

function NotYet({ conditions }: { conditions: readonly CredentialCondition[] }) {
  const missing = conditions.filter(({ is_done }) => !is_done).length;
  return (
    <>
      <Result
        state="waiting"
        title="还没有获得证书"
        reason={missing > 0 ? `再完成 ${missing} 项，证书就会自动颁发` : '证书正在制作，请稍后再来'}
      />
      <CellGroup title="颁发条件">
        {conditions.map(({ kind, title, is_done }) => {
          const to = placeOf[kind]?.();
          return (
            <Cell
              key={kind}
              title={title}
              value={is_done ? '已完成' : '待完成'}
              to={is_done || !to || !platform().hasPage(to) ? undefined : to}
            />
          );
        })}
      </CellGroup>
    </>
  );
}

function Details({ id }: { id: number }) {
  const query = useCall(credentialDetail, { credential_id: id });
  return (
    <>
      {query.data ? null : <Spoken as="h1">证书</Spoken>}
      <Loaded query={query} skeleton={<Skeleton card rows={8} />}>
        {(detail) => <Certificate detail={detail} />}
      </Loaded>
    </>
  );
}

const wordsOf = ({ name, course_name, credential_no, issue_time }: CredentialDetail): CertificateWords => ({
  heading: '结业证书',
  name,
  text: `完成“${course_name}”全部课程，\n考核合格，准予结业。`,
  seal: '考核合格',
  number: credential_no,
  issueTime: issue_time,
  note: '本证书证明持证人完成课程学习，不是国家职业资格证书',
});

function Certificate({ detail }: { detail: CredentialDetail }) {
  const { name, course_name, credential_no, score, issue_time } = detail;
  const issued = yearAndDayInWords(issue_time);
  useEffect(() => {
    platform().messenger.share({ title: `我完成了“${course_name}”`, description: '学管理，从沟通开始' });
  }, [course_name]);
  return (
    <>
      <div className={css.head}>
        <PageHead title="恭喜您获得证书" lead={course_name} />
      </div>
      <div className={css.poster}>
        <Poster
          subject={wordsOf(detail)}
          draw={drawCertificate}
          width={certificateSize.width}
          height={certificateSize.height}
          alt={`结业证书：${name}完成“${course_name}”，证书编号 ${credential_no}，${issued}发证`}
          fileName={`结业证书-${credential_no}.png`}
        />
      </div>
      <CellGroup title="证书信息">
        <Cell title="姓名" value={name} />
        <Cell title="平均成绩" value={`${scoreText(score)} 分`} />
        <Cell title="证书编号" label={credential_no} />
        <Cell title="发证日期" value={issued} />
      </CellGroup>
    </>
  );
}
