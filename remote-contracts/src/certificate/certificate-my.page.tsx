import {
  type Certificate,
  type CertificateOverview,
  expressInfo,
  useCall,
  type CourseLine,
} from '@suite/api';
import { links } from '@suite/kernel/links';
import { dayOf, nearMomentInWords, yearAndDayInWords, yearAndMomentInWords } from '@suite/kernel/time';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, PageHead, Popup, Steps } from '@suite/ui';
import { Cell, CellGroup, Empty, Page, Skeleton } from '@suite/ui/base';
import { useState } from 'react';
import { AwardOnPaper } from '../award/award';
import { CopyRow } from '../award/copy-row';
import css from './certificate-my.module.css';
import { canCorrect, isIssued } from './progress';
import { issuedAward } from './sample-award';
import { useCertificates } from './with-certificate';

/** The issued certificates: their pictures, their numbers and where their parcels are. */
export default function CertificateMyPage() {
  const query = useCertificates();
  const issued = query.data?.certificates.filter(isIssued) ?? [];
  return (
    <Page>
      <PageHead title="我的证书" />
      <Loaded query={query} skeleton={<Skeleton card rows={6} />}>
        {(overview) =>
          issued.length > 0 ? (
            issued.map((one) => <Issued key={one.line} certificate={one} overview={overview} />)
          ) : (
            <None overview={overview} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Issued({ certificate, overview }: { certificate: Certificate; overview: CertificateOverview }) {
  const { line, course_name, zheng_no, verify_code, issue_date, correct_until, state } = certificate;
  const [isOpen, setOpen] = useState(false);
  return (
    <CellGroup title={course_name}>
      <Cell title="查看证书" label={`${yearAndDayInWords(issue_date)}颁发`} onClick={() => setOpen(true)} />
      <CopyRow title="证书编号" text={zheng_no} />
      <CopyRow title="校验码" text={verify_code} />
      {canCorrect(certificate, overview.server_time) ? (
        <Cell
          title="申请更正"
          label={`发现错误，${nearMomentInWords(correct_until, dayOf(overview.server_time))} 前可以更正`}
          to={links.certificateForm({ line })}
        />
      ) : (
        <Cell title="更正期限已过" label="发现错误请联系班主任老师" to={links.myTeacher({ line })} />
      )}
      {state === 'shipped' ? (
        <Parcel line={line} />
      ) : (
        <Cell title="正在制作" label="颁发后约 3 天寄出" to={links.certificateAudit({ line })} />
      )}
      <Popup open={isOpen} onClose={() => setOpen(false)} title={course_name}>
        <div className={css.paper}>
          <AwardOnPaper award={issuedAward(certificate, overview.name)} />
        </div>
      </Popup>
    </CellGroup>
  );
}

function None({ overview: { certificates } }: { overview: CertificateOverview }) {
  const isUnderway = certificates.some(({ events }) => events.length > 0);
  return (
    <Empty
      scene="medal"
      text={isUnderway ? '证书颁发后会出现在这里' : '申请纸质证书，颁发后会出现在这里'}
      action={
        <ButtonLink to={isUnderway ? links.certificateAudit() : links.certificateHome()}>
          {isUnderway ? '查看审核进度' : '去申请'}
        </ButtonLink>
      }
    />
  );
}

/** The number of a parcel, to be copied, and where it was, the latest first. */
function Parcel({ line }: { line: CourseLine }) {
  const query = useCall(expressInfo, { line });
  return (
    <Loaded query={query} empty={null}>
      {(info) =>
        info ? (
          <>
            <CopyRow title={`${info.company}单号`} text={info.express_no} />
            <div className={css.track}>
              <Steps
                isTrack
                items={info.track.map(({ record_time, text }) => ({
                  title: text,
                  text: yearAndMomentInWords(record_time),
                }))}
              />
            </div>
          </>
        ) : null
      }
    </Loaded>
  );
}
