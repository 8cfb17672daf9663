/** The facts that fill a sentence. */
export type Facts = Record<string, string | number>;

/** A language that the commands speak. */
export type Language = 'en' | 'zh';

/** What happened, and what to do about it. Names in braces are facts. */
type Sentences = `${string} | ${string}`;

/** Errors by group and code. */
export type Catalogue = Record<string, Record<string, Record<Language, Sentences>>>;

/** Fills a sentence with facts, whose names it has in braces; a missing fact is left out. */
export const fill = (sentence: string, facts: Facts): string =>
  sentence
    .replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''))
    .replace(/ {2,}/g, ' ')
    .trim();

/** The language that the environment asks for. */
export function languageOf(env: NodeJS.ProcessEnv): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^zh/i.test(locale) ? 'zh' : 'en';
}
