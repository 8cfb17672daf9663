import type {
  SavedAddress,
  Certificate,
  CertificateCondition,
  CertificatePart,
  CertificateState,
  CourseLine,
} from '@suite/api';
import type { Generated, Selectable } from 'kysely';
import { addDays, dayOf, timeText } from '../../../clock/china-time';
import { find, list, type Db } from '../../../db';
import { maskedIdNumber } from '../../../people/learners';
import { enrolmentsOf, type LearnerRow, type Product } from '../../../people/sessions';
import { courseName } from '../class/learner-classes';
import { contractsOf, progressOf } from '../contract/contracts';
import { consentsOf, type ContractRow } from '../contract/rules';
import { diplomaLines, diplomaNumber, verifyCode } from '../my-info';

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
  /** The consents that were given, as JSON. */
  consents: Generated<string>;
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

declare module '../../../db' {
  interface Tables {
    certificate: CertificateTable;
    certificate_photo: CertificatePhotoTable;
    certificate_event: CertificateEventTable;
  }
}

export type CertificateRow = Selectable<CertificateTable>;
export type EventRow = Selectable<CertificateEventTable>;

const givenAddress = ({ address }: Pick<CertificateRow, 'address'>): Omit<SavedAddress, 'id'> | null =>
  address === null ? null : JSON.parse(address);

type Asked = { db: Db; now: number; learner: LearnerRow };

/** Days from the issue within which a mistake is corrected. */
const CORRECTION_DAYS = 30;

/** The moment at which the correction window ends; the day of the issue counts as the first. */
const correctionEnd = (issued: number): string => `${addDays(dayOf(issued), CORRECTION_DAYS - 1)} 23:59:59`;

export function stateOf(row: CertificateRow | undefined): CertificateState {
  if (!row) return 'none';
  if (row.shipped_at !== null) return 'shipped';
  if (row.issued_at !== null) return 'issued';
  if (row.rejected_at !== null) return 'rejected';
  if (row.taken_at !== null) return 'reviewing';
  return row.submitted_at === null ? 'draft' : 'submitted';
}

/** Whether the learner may change and submit it now. */
export function isOpen(row: CertificateRow | undefined, now: number): boolean {
  const state = stateOf(row);
  if (state === 'issued' || state === 'shipped') {
    return timeText(now) <= correctionEnd(row?.issued_at ?? 0);
  }
  return state === 'none' || state === 'draft' || state === 'rejected';
}

/** Courses of the learner that end with a certificate. */
export async function certifiedEnrolments({ db, learner, now }: Asked) {
  const lines: readonly Product[] = diplomaLines;
  const all = await enrolmentsOf({ db, now }, learner.id);
  return all
    .filter(({ product }) => lines.includes(product))
    .sort((one, other) => one.bought_at - other.bought_at);
}

/** The contracts that the learner has signed. */
async function signedContracts({ db, learner, now }: Asked): Promise<ContractRow[]> {
  const contracts = await contractsOf(db, learner.id, now);
  return contracts.filter((contract) => progressOf(contract, now).status === 'signed').map(({ row }) => row);
}

/** The name that the signing of a contract has verified; '' before. */
export async function verifiedName(asked: Asked): Promise<string> {
  const [contract] = await signedContracts(asked);
  return contract ? (contract.signer_name ?? asked.learner.name) : '';
}

/** What the learner needs before they may apply for a line's certificate. */
export async function conditionsOf(
  asked: Asked,
  line: CourseLine,
): Promise<Record<CertificateCondition, boolean>> {
  const enrolment = (await certifiedEnrolments(asked)).find(({ product }) => product === line);
  const graduated = enrolment?.graduated_at;
  return {
    graduated: typeof graduated === 'number' && graduated <= asked.now,
    contract: (await signedContracts(asked)).some((contract) => contract.line === line),
    information: !asked.learner.is_temporary,
  };
}

const eventsOf = ({ db, learner }: Asked, line: CourseLine): Promise<EventRow[]> =>
  list(db, 'certificate_event', { learner_id: learner.id, line }, 'at');

export const rowOf = (db: Db, learnerId: number, line: CourseLine) =>
  find(db, 'certificate', { learner_id: learnerId, line });

/** The certificate of a line as its learner sees it. */
export async function certificateOf(asked: Asked, line: CourseLine): Promise<Certificate> {
  const row = await rowOf(asked.db, asked.learner.id, line);
  const conditions = await conditionsOf(asked, line);
  const address = row ? givenAddress(row) : null;
  const issued = row?.issued_at ?? null;
  const day = issued === null ? '' : dayOf(issued);
  const zheng_no = day && diplomaNumber(line, day, asked.learner.jobnum);
  return {
    line,
    course_name: courseName(line),
    state: stateOf(row),
    conditions: (Object.keys(conditions) as CertificateCondition[]).map((key) => ({
      key,
      is_met: conditions[key] ? 1 : 0,
    })),
    photo: row?.photo ?? '',
    id_number: row?.id_number ? maskedIdNumber(row.id_number) : '',
    address: address && { ...address, id: asked.learner.id },
    wrong_parts: row?.rejected_at && row.wrong_part ? [row.wrong_part] : [],
    events: (await eventsOf(asked, line)).map(({ at, state, reason }) => ({
      state,
      record_time: timeText(at),
      reason,
    })),
    zheng_no,
    verify_code: zheng_no && verifyCode(zheng_no),
    issue_date: day,
    correct_until: issued !== null && isOpen(row, asked.now) ? correctionEnd(issued) : '',
    consents: row ? consentsOf(row) : [],
  };
}
