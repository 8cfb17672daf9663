import { createHash } from 'node:crypto';
import type { Product } from './tables';

/** How far a person is with something they bought. */
export interface Study {
  product: Product;
  /** Days since the purchase. */
  boughtDaysAgo: number;
  /** Day of study that today is, counted from 1; absent before the class begins. */
  day?: number;
  /** Days since the graduation. */
  graduatedDaysAgo?: number;
}

/** What else is special about a person; the groups' seeds ask for it. */
export type Trait =
  | 'no-data'
  | 'drafts'
  | 'failed-chapter-test'
  | 'contract-to-sign'
  | 'contract-states'
  | 'refund-running'
  | 'temporary';

interface Words {
  title: string;
  about: string;
}

/** One seeded person: who they are, and the state that the groups bring them into. */
export interface PersonRecord {
  /** Name of the person in tests and addresses. */
  key: string;
  name: string;
  nickname: string;
  sex: 1 | 2;
  /** Null as long as the messenger account is not bound. */
  mobile: string | null;
  /** Absent when the person has set none. */
  password?: string;
  idNumber: string;
  /** Version of the course material; 2 is the latest. */
  version: number;
  studies: readonly Study[];
  traits: readonly Trait[];
  zh: Words;
  en: Words;
}

/** The key and the mobile number that a copy of a person gets in the database. */
export interface Place {
  key: string;
  mobile: string | null;
}

/** The person's id in the messenger: of the usual form, and always the same. */
export const openidOf = (key: string): string =>
  `o${createHash('sha256').update(`openid ${key}`).digest('base64url').replace(/[-_]/g, 'x').slice(0, 27)}`;

/** The person's portrait, served by the world. */
export const avatarOf = (key: string): string => `/api/media/avatars/${key}.svg`;

export const studyOf = (person: PersonRecord, product: Product): Study | undefined =>
  person.studies.find((study) => study.product === product);
