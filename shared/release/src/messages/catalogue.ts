export type Facts = Record<string, string | number>;

export type Language = 'en' | 'zh';

export type Said = Record<Language, string>;

/** A text with its facts in both languages, by a template such as `in English | 中文`. Without a bar both are the same. */
export function said(strings: TemplateStringsArray, ...facts: readonly unknown[]): Said {
  let next = 0;
  const filled = (text: string) => text.replaceAll('\0', () => String(facts[next++]));
  const [en = '', zh = en] = strings.join('\0').split(' | ').map(filled);
  return { en, zh };
}

/** Fills a sentence with facts, whose names it has in braces; a missing fact is left out. */
export const fill = (sentence: string, facts: Facts): string =>
  sentence
    .replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''))
    .replace(/ {2,}/g, ' ')
    .trim();

/** A time by the clock of China, where ops are; the machine may be in another time zone. Swedes write it as ISO does. */
export const shanghaiTime = (time: string | number): string =>
  new Date(time).toLocaleString('sv', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' });

export function languageOf(env: NodeJS.ProcessEnv): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^zh/i.test(locale) ? 'zh' : 'en';
}

const isWide = (character: string) =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(character);

/** The width of a text in a terminal; a Chinese character is two columns wide. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (isWide(character) ? 2 : 1), 0);

export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const padded = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell));
  return rows.map((row) => row.map(padded).join('  ').trimEnd());
}
