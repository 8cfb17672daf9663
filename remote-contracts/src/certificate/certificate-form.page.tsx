import {
  isFilledAddress,
  useCall,
  userDetail,
  type Certificate,
  type CertificateOverview,
  type SavedAddress,
} from '@suite/api';
import { useAreas } from '@suite/features/address';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { type LoadedQuery, LoadingPage, oneRead } from '@suite/features/loaded';
import { EmptyPage } from '@suite/ui';
import { Skeleton } from '@suite/ui/base';
import { AddressForm } from './address-form';
import { ApplicationForm } from './application-form';
import { changeable } from './progress';
import { WithCertificate } from './with-certificate';

interface Applicant {
  userId: number;
  /** The learner's address; null before there is one. */
  usual: SavedAddress | null;
}

/** What the form starts with beside the certificate; no part of it waits for the certificate. */
function useApplicant(): LoadedQuery<Applicant> {
  const learner = useCall(userDetail, undefined);
  const usual = useCall(isFilledAddress, undefined);
  // The field of the region needs the list as soon as it is drawn.
  useAreas();
  return oneRead(
    [learner, usual],
    learner.data && usual.data ? { userId: learner.data.userInfo.id, usual: usual.data.address } : undefined,
  );
}

/** The applicant's data, photo and address; after submission, or if the learner wants no more, the address alone. */
export default function CertificateFormPage() {
  const applicant = useApplicant();
  return (
    <WithCertificate title="填写资料">
      {(certificate, overview) => (
        <Form key={certificate.line} certificate={certificate} overview={overview} applicant={applicant} />
      )}
    </WithCertificate>
  );
}

interface FormProps {
  certificate: Certificate;
  overview: CertificateOverview;
  applicant: LoadedQuery<Applicant>;
}

function Form({ certificate, overview, applicant }: FormProps) {
  const [search] = useSearchParams();
  const open = changeable(certificate, overview.server_time);
  const isMove = search.get('only') === 'address' && certificate.state !== 'shipped';
  const what = open === 'all' && isMove ? 'address' : open;
  if (what === 'nothing') return <Closed certificate={certificate} />;
  if (!applicant.data) {
    return <LoadingPage title="填写资料" query={applicant} skeleton={<Skeleton card rows={8} />} />;
  }
  return what === 'all' ? (
    <ApplicationForm certificate={certificate} overview={overview} {...applicant.data} />
  ) : (
    <AddressForm certificate={certificate} {...applicant.data} />
  );
}

function Closed({ certificate }: { certificate: Certificate }) {
  const isShipped = certificate.state === 'shipped';
  return (
    <EmptyPage
      scene="medal"
      title="填写资料"
      text={isShipped ? '证书已经寄出，资料不能再修改' : '还没有满足申请条件'}
      action={isShipped ? '查看我的证书' : '看看还差什么'}
      to={isShipped ? links.myCertificates() : links.certificateHome()}
    />
  );
}
