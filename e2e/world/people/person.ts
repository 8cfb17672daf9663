import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { read } from '../content/read';
import { listBy, product, whole, words } from '../content/schema';

const days = v.pipe(whole, v.minValue(0));

/** How far a learner is with something they bought. */
const study = v.strictObject({
  product,
  /** Days since the purchase. */
  boughtDaysAgo: days,
  /** Day of study that today is, counted from 1; absent before the class begins. */
  day: v.optional(v.pipe(whole, v.minValue(1))),
  /** Days since the graduation. */
  graduatedDaysAgo: v.optional(days),
});

const inWords = v.strictObject({ title: words, about: words });

/** One seeded person: who they are, and the state that the groups bring them into. */
const person = v.strictObject({
  /** Name of the person in tests and addresses. */
  key: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/)),
  name: words,
  nickname: words,
  sex: v.picklist([1, 2]),
  /** Null as long as the messenger account is not bound. */
  mobile: v.nullable(v.pipe(v.string(), v.regex(/^1\d{10}$/))),
  /** Absent when the person has set none. */
  password: v.optional(words),
  idNumber: v.pipe(v.string(), v.regex(/^\d{17}[\dX]$/)),
  /** Version of the course material; 2 is the latest. */
  version: v.picklist([1, 2]),
  studies: listBy('product', study),
  /** What else is special about a person; the groups' seeds ask for it. */
  traits: v.array(
    v.picklist([
      'no-data',
      'drafts',
      'failed-chapter-test',
      'contract-to-sign',
      'contract-states',
      'contract-own-terms',
      'refund-running',
      'temporary',
      'second-courses',
    ]),
  ),
  zh: inWords,
  en: inWords,
});

export type PersonRecord = v.InferOutput<typeof person>;
export type Study = PersonRecord['studies'][number];

/** All people, in the order of the portal. */
export const people: readonly PersonRecord[] = read('people.yaml', listBy('key', person));

/** The record after which a person was made; a twin's key is its model's with a number behind `~`. */
export const recordOf = (key: string | null | undefined): PersonRecord | undefined =>
  people.find((person) => person.key === key?.split('~')[0]);

export const studyOf = (person: PersonRecord, product: Study['product']) =>
  person.studies.find((study) => study.product === product);

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
