import type { ContractBlock, ContractDocument, CourseLine } from '@suite/api';
import * as v from 'valibot';
import { picture } from './media/media';
import { read } from './read';
import { lines, listBy, money, whole, words } from './schema';

const terms = v.strictObject({ price: money, months: whole });
type Terms = v.InferOutput<typeof terms>;

/** What one contract says otherwise than those of its line; `days` within which all is refunded. */
export type OwnTerms = Partial<Terms & { days: number }>;

const byLine = <Value extends v.GenericSchema>(value: Value) =>
  Object.fromEntries(lines.map((one) => [one, value])) as Record<CourseLine, Value>;

const contracts = read(
  'lists/contracts.yaml',
  v.strictObject({
    names: v.strictObject(byLine(words)),
    terms: v.strictObject({ ...byLine(terms), management: terms }),
    /** Days within which the whole price is refunded, by the version of the text. */
    refundDays: v.tuple([whole, whole]),
    clauses: listBy(
      'id',
      v.strictObject({
        id: words,
        title: words,
        text: words,
        /** What the clause means, in plain words. */
        plain: v.optional(v.string(), ''),
      }),
    ),
  }),
);

/** The contracts of the lines. */
export const contractNames = contracts.names;

const pageBlock = (page: number): ContractBlock => ({
  id: `annex-${page}`,
  title: `附件第 ${page} 页`,
  html: '',
  image: picture(`contracts/annex-${page}`),
  width: 750,
  height: 1060,
  digest: `annex-${page}-1`,
  plain: '',
});

const annex = [1, 2, 3, 4].map(pageBlock);

const filled = (text: string, facts: OwnTerms) =>
  text.replace(/\{(\w+)\}/g, (whole, fact: keyof OwnTerms) => String(facts[fact] ?? whole));

/** Days after the payment within which all is refunded, as the contract says. */
export const refundDays = (version: number, { days }: OwnTerms = {}): number =>
  days ?? contracts.refundDays[version > 1 ? 1 : 0];

function documents(name: string, terms: Terms, version: number, own: OwnTerms = {}): ContractDocument[] {
  const usual = { ...terms, days: refundDays(version) };
  const facts = { ...usual, ...own };
  const blocks = contracts.clauses.map(({ id, title, text, plain }): ContractBlock => ({
    id,
    title,
    html: `<p>${filled(text, facts)}</p>`,
    image: '',
    width: 0,
    height: 0,
    digest: '',
    plain: filled(plain, facts),
    usual: filled(plain, facts) === filled(plain, usual) ? '' : filled(plain, usual),
  }));
  return [
    { name, blocks },
    { name: '学员须知（附件）', blocks: annex },
  ];
}

/** The documents of a line's contract, in one of their versions. */
export const contractDocuments = (line: CourseLine, version: number, own?: OwnTerms): ContractDocument[] =>
  documents(contractNames[line], contracts.terms[line], version, own);

/** The documents of a contract of the management course. */
export const manageDocuments = (name: string, version: number): ContractDocument[] =>
  documents(name, contracts.terms.management, version);

/** Version of the texts of consent that is in force; pages of a newer release may show a newer one. */
export const CONSENT_IN_FORCE = '1.2';
