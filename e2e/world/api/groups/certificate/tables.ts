import type { Address, CertificatePart, CourseLine } from '@suite/api';
import type { Selectable } from 'kysely';

interface CertificateTable {
  learner_id: number;
  line: CourseLine;
  /** Id of the photo. */
  photo: string | null;
  id_number: string | null;
  /** JSON of the address as it was given for this certificate. */
  address: string | null;
  submitted_at: number | null;
  /** When a reviewer has taken it up. */
  taken_at: number | null;
  rejected_at: number | null;
  reason: string | null;
  wrong_part: CertificatePart | null;
  issued_at: number | null;
  shipped_at: number | null;
}

interface CertificatePhotoTable {
  id: string;
  learner_id: number;
  type: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
}

/** What happened before the state that the certificate has now. */
interface CertificateEventTable {
  learner_id: number;
  line: CourseLine;
  at: number;
  state: 'submitted' | 'reviewing' | 'rejected' | 'issued' | 'shipped';
  reason: string;
}

declare module '../../../db/tables' {
  interface Tables {
    certificate: CertificateTable;
    certificate_photo: CertificatePhotoTable;
    certificate_event: CertificateEventTable;
  }
}

export type CertificateRow = Selectable<CertificateTable>;
export type EventRow = Selectable<CertificateEventTable>;

export const givenAddress = ({ address }: Pick<CertificateRow, 'address'>): Address | null =>
  address === null ? null : (JSON.parse(address) as Address);
