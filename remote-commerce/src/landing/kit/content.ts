import type { ComponentType } from 'react';

/** The colours of a page. Text stands on `hero`, `page` and `card`; a test holds their contrast. */
export interface Palette {
  hero: string;
  onHero: string;
  accent: string;
  onAccent: string;
  /** The accent as a sign or a number on `page` and `card`. */
  sign: string;
  page: string;
  card: string;
  ink: string;
  /** Secondary text. */
  soft: string;
  line: string;
  /** Prices. */
  price: string;
}

interface Titled {
  title: string;
  text: string;
}

interface Headed {
  title: string;
}

export interface PromiseSection extends Headed {
  kind: 'promise';
  look: 'numbers' | 'ledger' | 'tiles';
  points: Titled[];
}

export interface SuitsSection extends Headed {
  kind: 'suits';
  suits: string[];
  /** For whom it is not: said openly, so that no one buys the wrong course. */
  unsuited: string[];
}

export interface OutlineSection extends Headed {
  kind: 'outline';
  look: 'timeline' | 'tickets';
  chapters: { title: string; lessons: string[] }[];
}

/** The drawn faces, in the order of their picture: the teachers, and learners who are nobody's likeness. */
export const faces = ['lin', 'zhou', 'shen', 'gu', 'woman', 'man', 'mother', 'elder'] as const;
export type Face = (typeof faces)[number];

export interface TeachersSection extends Headed {
  kind: 'teachers';
  people: { name: string; role: string; about: string; face: Face }[];
}

export interface WordsSection extends Headed {
  kind: 'words';
  /** Learners by what they do. */
  quotes: { from: string; text: string; face: Face }[];
}

interface EnrolledSection extends Headed {
  kind: 'enrolled';
}

export interface FaqSection extends Headed {
  kind: 'faq';
  questions: Titled[];
}

export interface PriceSection extends Headed {
  kind: 'price';
  includes: string[];
}

export type Section =
  | PromiseSection
  | SuitsSection
  | OutlineSection
  | TeachersSection
  | WordsSection
  | EnrolledSection
  | FaqSection
  | PriceSection;

/** A campaign as data: colours, art and words, with its sections in the order of the page. */
export interface LandingContent {
  /** The provider's key of the page: it decides which goods are sold. */
  key: string;
  palette: Palette;
  /** How the headline stands to the art. */
  layout: 'above' | 'below' | 'vertical';
  art: ComponentType;
  /** A sign of the page, in the picture above each section: a path of a 24 wide square. */
  mark: string;
  eyebrow: string;
  /** A line each. */
  headline: string[];
  lead: string;
  facts: { value: string; name: string }[];
  share: { title: string; description: string; picture: string };
  /** The buyer fills in a form before paying, instead of going to the payment page of the kind. */
  hasForm?: true;
  sections: Section[];
}
