import { applyCert, hasCertificate, useWrite, type Certificate, type CertificateOverview } from '@suite/api';
import { certificateSubmitted } from '@suite/features/certificate';
import { useOwner } from '@suite/kernel/records';
import { links } from '@suite/kernel/links';
import { Checkbox, EmptyPage, PageHead, useOnward, MainAction } from '@suite/ui';
import { Cell, CellGroup, Page } from '@suite/ui/base';
import { useState } from 'react';
import { AwardOnPaper } from '../award/award';
import css from './certificate-apply.module.css';
import { NameField } from './name-field';
import { changeable, isComplete, isIssued } from './progress';
import { Recipient } from './recipient';
import { sampleAward } from './sample-award';
import {
  useCertificateNow,
  useForgetCertificates,
  useFreshCertificates,
  WithCertificate,
} from './with-certificate';

/** The certificate as it will be printed, to be confirmed before it is submitted. */
export default function CertificateApplyPage() {
  return (
    <WithCertificate title="申请证书">
      {(certificate, overview) =>
        changeable(certificate, overview.server_time) === 'all' && isComplete(certificate) ? (
          <Confirm certificate={certificate} overview={overview} />
        ) : (
          <NothingToSubmit certificate={certificate} now={overview.server_time} />
        )
      }
    </WithCertificate>
  );
}

/** What a learner has checked, as one text. */
const checkedText = ({ photo, id_number, address }: Certificate): string =>
  JSON.stringify([photo, id_number, address]);

interface ConfirmProps {
  certificate: Certificate;
  overview: CertificateOverview;
}

function Confirm({ certificate, overview }: ConfirmProps) {
  const onward = useOnward();
  const owner = useOwner();
  const { line, photo, id_number, address, state: known } = certificate;
  const form = links.certificateForm({ line });
  const [isChecked, setChecked] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const refresh = useFreshCertificates();
  const readAgain = useCertificateNow(line);
  const forget = useForgetCertificates();
  const { send, problem } = useWrite(applyCert, {
    afterSilence: async () => {
      const { certificates } = await hasCertificate();
      return certificates.find((one) => one.line === line)?.state === 'submitted' ? null : undefined;
    },
  });

  async function submit() {
    setReminded(!isChecked);
    if (!isChecked) return;
    // Another phone may have corrected them: what is submitted is what was checked.
    const now = await readAgain();
    const hasChanged = now !== undefined && checkedText(now) !== checkedText(certificate);
    setChanged(hasChanged);
    if (hasChanged) return setChecked(false);
    const { state } = await send({ line });
    // It may have been submitted in another tab, and then there is nothing left to submit.
    if (state !== 'done') return refresh();
    certificateSubmitted(owner, line);
    forget();
    onward(links.certificateResult({ line }), { replace: true });
  }

  const toCheck = isChanged ? '资料已在别处修改，请重新核对' : isReminded ? '请先核对，再勾选上面的确认' : '';
  const footer = (
    <MainAction problem={isChecked ? problem : toCheck} onClick={submit}>
      {isIssued(certificate) ? '提交更正' : known === 'rejected' ? '重新提交' : '提交申请'}
    </MainAction>
  );
  return (
    <Page footer={footer}>
      <PageHead title="核对证书" lead="提交后开始审核，审核期间不能修改照片和证件" />
      <div className={css.paper}>
        <AwardOnPaper award={sampleAward(certificate, overview.name, photo)} />
      </div>
      <CellGroup title="证书信息">
        <NameField name={overview.name} />
        <Cell title="课程" label={certificate.course_name} />
        <Cell title="身份证号" label={id_number} />
        <Cell title="修改照片或身份证号" to={form} />
      </CellGroup>
      <Recipient address={address} to={certificate.state === 'shipped' ? undefined : form} />
      <div className={css.check}>
        <Checkbox checked={isChecked} onChange={setChecked}>
          我已核对姓名、照片和收件地址，确认无误
        </Checkbox>
      </div>
    </Page>
  );
}

function NothingToSubmit({ certificate, now }: { certificate: Certificate; now: string }) {
  const isOpen = changeable(certificate, now) === 'all';
  const { line } = certificate;
  return (
    <EmptyPage
      scene="medal"
      title="申请证书"
      text={isOpen ? '资料还没有填写完整' : '这份申请现在不需要提交'}
      action={isOpen ? '去填写' : '查看进度'}
      to={isOpen ? links.certificateForm({ line }) : links.certificateAudit({ line })}
    />
  );
}
