import { isFilledAddress, useCall, userDetail, type Certificate, type CertificateOverview } from '@suite/api';
import { places } from '@suite/kernel/places';
import { ButtonLink, Loaded } from '@suite/ui';
import { Empty, Page, Skeleton, Spoken } from '@suite/ui/base';
import { AddressForm } from './address-form';
import { ApplicationForm } from './application-form';
import { changeable } from './progress';
import { WithCertificate } from './with-certificate';

/** The applicant's data, photo and address; after submission the address alone. */
export default function CertificateFormPage() {
  return (
    <WithCertificate>
      {(certificate, overview) => (
        <Form key={certificate.line} certificate={certificate} overview={overview} />
      )}
    </WithCertificate>
  );
}

function Form({ certificate, overview }: { certificate: Certificate; overview: CertificateOverview }) {
  const what = changeable(certificate, overview.server_time);
  const learner = useCall(userDetail, undefined);
  const usual = useCall(isFilledAddress, undefined);
  if (what === 'nothing') return <Closed certificate={certificate} />;
  const all = {
    data: learner.data && usual.data ? { userId: learner.data.userInfo.id, usual: usual.data } : undefined,
    error: learner.error ?? usual.error,
    refetch: () => Promise.all([learner, usual].map((query) => (query.data ? undefined : query.refetch()))),
  };
  if (!all.data) {
    return (
      <Page>
        <Loaded query={all} skeleton={<Skeleton card rows={8} />}>
          {() => null}
        </Loaded>
      </Page>
    );
  }
  return what === 'all' ? (
    <ApplicationForm
      certificate={certificate}
      overview={overview}
      userId={all.data.userId}
      usual={all.data.usual.address}
    />
  ) : (
    <AddressForm certificate={certificate} userId={all.data.userId} usual={all.data.usual.address} />
  );
}

function Closed({ certificate }: { certificate: Certificate }) {
  const isShipped = certificate.state === 'shipped';
  return (
    <Page>
      <Spoken as="h1">填写资料</Spoken>
      <Empty
        cause="notYet"
        text={isShipped ? '证书已经寄出，资料不能再修改' : '还没有满足申请条件'}
        action={
          <ButtonLink to={isShipped ? places.myCertificates() : places.certificateHome()}>
            {isShipped ? '查看我的证书' : '看看还差什么'}
          </ButtonLink>
        }
      />
    </Page>
  );
}
