import { asEntered, hasCertificate, useCall, type Certificate, type CertificateOverview } from '@suite/api';
import { useQueryClient } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { useSearchParams } from '@suite/kernel/router';
import { ButtonLink, Loaded } from '@suite/ui';
import { Empty, Page, Skeleton } from '@suite/ui/base';
import { useCallback, type ReactNode } from 'react';
import { mostUrgent } from './progress';

/** What the provider knows of the learner's certificates. */
export const useCertificates = () => useCall(hasCertificate, undefined, asEntered);

/** Reads the certificates again after something was changed. */
export function useFreshCertificates(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [hasCertificate.path] }), [client]);
}

interface WithCertificateProps {
  /** Draws the page of the certificate in the address, by default of the most urgent one. */
  children: (certificate: Certificate, overview: CertificateOverview) => ReactNode;
}

/** A page about one certificate: its read, and what is said if there is none. */
export function WithCertificate({ children }: WithCertificateProps) {
  const [search] = useSearchParams();
  const query = useCertificates();
  const line = search.get('line');
  const list = query.data?.certificates ?? [];
  const certificate = line ? list.find((one) => one.line === line) : mostUrgent(list);
  if (query.data && certificate) return <>{children(certificate, query.data)}</>;
  return (
    <Page>
      <Loaded query={query} skeleton={<Skeleton card rows={6} />}>
        {() => (
          <Empty
            cause="notYet"
            text="您还没有可以申请证书的课程"
            action={<ButtonLink to={places.certificateHome()}>看看申请条件</ButtonLink>}
          />
        )}
      </Loaded>
    </Page>
  );
}
