import {
  asEntered,
  hasCertificate,
  queryOf,
  useCall,
  type Certificate,
  type CertificateOverview,
} from '@suite/api';
import { certificateSeen } from '@suite/features/certificate';
import { useQueryClient } from '@suite/kernel';
import { useOwner } from '@suite/kernel/records';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { LoadingPage } from '@suite/features/loaded';
import { EmptyPage } from '@suite/ui';
import { Skeleton } from '@suite/ui/base';
import { useCallback, useEffect, type ReactNode } from 'react';
import { mostUrgent } from './progress';

/** What the server knows of the learner's certificates; having seen it, the learner need not be told of it. */
export function useCertificates() {
  const query = useCall(hasCertificate, undefined, asEntered);
  const owner = useOwner();
  const certificates = query.data?.certificates;
  useEffect(() => {
    certificates?.forEach(({ line }) => certificateSeen(owner, line));
  }, [certificates, owner]);
  return query;
}

const ofCertificates = { queryKey: [hasCertificate.path] };

/** Reads the certificates again when the provider did not take a change. */
export function useFreshCertificates(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries(ofCertificates), [client]);
}

/** Forgets the certificates after a change: without a network the next page would show them as they were before. */
export function useForgetCertificates(): () => void {
  const client = useQueryClient();
  return useCallback(() => client.removeQueries(ofCertificates), [client]);
}

/** Asks how a certificate stands now, and has the page show it; undefined without an answer. */
export function useCertificateNow(line: Certificate['line']): () => Promise<Certificate | undefined> {
  const client = useQueryClient();
  return async () => {
    const now = await client
      .fetchQuery({ ...queryOf(hasCertificate, undefined), staleTime: 0 })
      .catch(() => undefined);
    return now?.certificates.find((one) => one.line === line);
  };
}

interface WithCertificateProps {
  /** The page's name, for a screen reader, as long as there is no certificate to draw. */
  title: string;
  /** Draws the page of the certificate in the address, by default of the most urgent one. */
  children: (certificate: Certificate, overview: CertificateOverview) => ReactNode;
}

/** A page about one certificate: its read, and what is said if there is none. */
export function WithCertificate({ title, children }: WithCertificateProps) {
  const [search] = useSearchParams();
  const query = useCertificates();
  const line = search.get('line');
  const list = query.data?.certificates ?? [];
  const certificate = line ? list.find((one) => one.line === line) : mostUrgent(list);
  if (query.data && certificate) return <>{children(certificate, query.data)}</>;
  if (query.data) {
    return (
      <EmptyPage
        scene="medal"
        title={title}
        text="您还没有可以申请证书的课程"
        action="看看申请条件"
        to={links.certificateHome()}
      />
    );
  }
  return <LoadingPage title={title} query={query} skeleton={<Skeleton card rows={6} />} />;
}
