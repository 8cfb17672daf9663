import { get, post } from './call';
import type { Address, SavedAddress } from './entities/address';
import type { CourseLine, DateTime, Day, Flag } from './entities/basic';
import type { Consent } from './entities/contract';

/** How far an application is; `draft` is one whose data the provider has, but that was not submitted. */
export type CertificateState =
  | 'none'
  | 'draft'
  | 'submitted'
  | 'reviewing'
  | 'rejected'
  | 'issued'
  | 'shipped';

/** What a learner needs before they may apply. */
export type CertificateCondition = 'graduated' | 'contract' | 'information';

/** What a reviewer can find fault with. */
export type CertificatePart = 'photo' | 'id_number';

export interface CertificateEvent {
  state: CertificateState;
  record_time: DateTime;
  /** Why an application was rejected; '' for other events. */
  reason: string;
}

/** The printed certificate of one of the learner's courses, applied for or not. */
export interface Certificate {
  line: CourseLine;
  course_name: string;
  state: CertificateState;
  conditions: { key: CertificateCondition; is_met: Flag }[];
  /** Address of the photo; '' before there is one. */
  photo: string;
  /** With its middle hidden; '' before there is one. */
  id_number: string;
  /** Where it is sent; can be changed until it is shipped. */
  address: SavedAddress | null;
  /** What a reviewer has refused and has not been corrected yet; empty unless rejected. */
  wrong_parts: CertificatePart[];
  /** Oldest first. */
  events: CertificateEvent[];
  /** '' before it is issued. */
  zheng_no: string;
  verify_code: string;
  issue_date: Day;
  /** Until when a mistake on an issued certificate can be corrected; '' when it cannot. */
  correct_until: DateTime;
  /** The consents that were given for this application. */
  consents: Consent[];
}

export interface CertificateOverview {
  /** The verified name, which is printed; '' before the learner was verified. */
  name: string;
  server_time: DateTime;
  certificates: Certificate[];
}

export interface LineParams {
  line: CourseLine;
}

export interface CertificateInfoParams extends LineParams {
  /** An address that `uploadImg` gave. */
  photo: string;
  /** '' keeps the number that the provider has. */
  id_number: string;
  /** To the photo and the number. */
  consents: Consent[];
}

export interface ExpressInfo {
  company: string;
  express_no: string;
  /** Where the parcel was, the latest first. */
  track: { record_time: DateTime; text: string }[];
}

export const hasCertificate = get<void, CertificateOverview>(
  '/zheng/hasCertificate',
  'address? certificates* conditions* consent_time@ consents* correct_until@ course_name$ events* is_met! issue_date@ mobile$ name$ reason$ record_time@ server_time@ version$ wrong_parts* zheng_no$',
  { quiet: true },
);
/** Null until the certificate is shipped. */
export const expressInfo = get<LineParams, ExpressInfo | null>(
  '/zheng/expressInfo',
  'express_no$ record_time@ text$ track*',
);
/** A photo for the application of a line, which keeps it from then on: the device need not. */
export interface PhotoParams extends LineParams {
  /** JPEG or PNG of at most 1 MB as a data address. */
  file: string;
  consent: Consent;
}

export const uploadImg = post<PhotoParams, { url: string }>('/zheng/uploadImg');
export const updateUserBasicInfo = post<CertificateInfoParams, null>('/zheng/updateUserBasicInfo');
export const updateAddress = post<LineParams & Address, null>('/zheng/updateAddress');
/** Submits what the provider has: the first time, or after a correction. */
export const applyCert = post<LineParams, null>('/zheng/applyCert');
