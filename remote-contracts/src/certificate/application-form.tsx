import {
  isFilledAddress,
  postAddress,
  updateAddress,
  updateUserBasicInfo,
  type Address,
  type Certificate,
  type CertificateOverview,
} from '@suite/api';
import { AddressFields, addressOf } from '@suite/features/address';
import { useConsent } from '@suite/features/consent';
import { useForm } from '@suite/features/form';
import { useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useOnward, MainAction } from '@suite/ui';
import { CellGroup, Page, Spoken } from '@suite/ui/base';
import { useState } from 'react';
import css from './application-form.module.css';
import { formErrors, startAddress } from './form-values';
import { IdNumberField } from './id-number-field';
import { NameField } from './name-field';
import { PhotoField } from './photo-field';
import { Recipient } from './recipient';
import { RejectionCard } from './rejection-card';
import { SampleCard } from './sample-card';
import { useForgetCertificates, useFreshCertificates } from './with-certificate';

export interface ApplicationFormProps {
  certificate: Certificate;
  overview: CertificateOverview;
  userId: number;
  /** The learner's address; null before there is one. */
  usual: Address | null;
}

/** The form of an application, new or to be corrected: what the provider has stands in it. */
export function ApplicationForm({ certificate, overview, userId, usual }: ApplicationFormProps) {
  const onward = useOnward();
  const { line, wrong_parts } = certificate;
  const [photo, setPhoto] = useState(certificate.photo);
  const numberConsent = useConsent('id_number', certificate.consents);
  const photoConsent = useConsent('photo', certificate.consents);
  const [isUnagreed, setUnagreed] = useState(false);
  const client = useQueryClient();
  const refresh = useFreshCertificates();
  const forget = useForgetCertificates();
  const [idNumber, setIdNumber] = useState('');
  const [isTypingNumber, setTypingNumber] = useState(
    !certificate.id_number || wrong_parts.includes('id_number'),
  );
  const [isUploading, setUploading] = useState(false);
  // Its address can be changed again once the correction has been submitted.
  const isShipped = certificate.state === 'shipped';

  const consents = () => [numberConsent.give(), photoConsent.give()].filter((one) => one !== undefined);

  async function send(values: Address): Promise<null> {
    const address = addressOf(values);
    const id_number = isTypingNumber ? idNumber : '';
    await updateUserBasicInfo({ line, photo, id_number, consents: consents() });
    if (isShipped) return null;
    await updateAddress({ line, ...address });
    // The next form that sends something begins with this address.
    if (!usual) {
      await postAddress(address);
      void client.invalidateQueries({ queryKey: [isFilledAddress.path] });
    }
    return null;
  }

  const form = useForm<Address, null>({
    start: startAddress(certificate, usual),
    draft: { user: userId, name: `certificate.${line}` },
    rules: (values) =>
      formErrors(values, {
        photo,
        refusedPhoto: wrong_parts.includes('photo') ? certificate.photo : undefined,
        isUploading,
        idNumber,
        keepsNumber: !isTypingNumber,
        keepsAddress: isShipped,
        now: overview.server_time,
      }),
    send,
    // It may have been submitted in another tab: then there is nothing to fill in.
    onNotTaken: refresh,
    onSent: () => {
      forget();
      onward(links.certificateApply({ line }));
    },
  });
  const { values, errors, change } = form;
  async function submit() {
    const isAgreed = consents().length === 2;
    setUnagreed(!isAgreed);
    if (form.check() && isAgreed) await form.submit();
  }

  const footer = (
    <MainAction problem={isUnagreed ? '请先阅读并同意上面的说明' : form.problem} onClick={submit}>
      下一步，核对证书
    </MainAction>
  );
  return (
    <Page footer={footer}>
      <Spoken as="h1">填写资料</Spoken>
      <RejectionCard certificate={certificate} />
      <SampleCard certificate={certificate} name={overview.name} photo={photo} />
      <div ref={form.ref}>
        <CellGroup title="个人信息">
          <NameField name={overview.name} />
          <IdNumberField
            known={isTypingNumber ? '' : certificate.id_number}
            value={idNumber}
            error={errors.idNumber}
            onChange={setIdNumber}
            onRetype={() => setTypingNumber(true)}
          />
          {numberConsent.line ? <div className={css.consent}>{numberConsent.line}</div> : null}
          <PhotoField
            line={line}
            value={photo}
            error={errors.photo}
            consent={photoConsent}
            onChange={setPhoto}
            onBusy={setUploading}
          />
        </CellGroup>
        {isShipped ? (
          <Recipient address={certificate.address} />
        ) : (
          <AddressFields title="收件地址" value={values} errors={errors} onChange={change} />
        )}
      </div>
      {isShipped ? <p className={css.note}>提交更正后，可以在审核进度里修改收件地址</p> : null}
      <p className={css.note}>收件地址会暂存在这台设备上，身份证号和照片不会</p>
    </Page>
  );
}
