import { blocksOf, chineseOf, codeWordsOf, commandsOf, docs, isChinese } from './read-docs';

/** Documents for engineers alone. */
const inEnglishAlone = /^CONTRIBUTING|^shared\/docs\/(?:decisions\/|architecture|glossary|seams|which-room)/;
const english = docs.filter((doc) => !isChinese(doc) && !inEnglishAlone.test(doc));
const both = english.map((doc) => [doc, chineseOf(doc)] as const);

/** Names of files, commands and code, without what each language says in its own words. */
const namesOf = (words: readonly string[]) =>
  [
    ...new Set(
      words
        .map((word) => word.replace(/[(<].*/, ''))
        .filter((word) => /^[\x20-\x7e]+$/.test(word) && !/\b[A-Z]{4,}\b/.test(word)),
    ),
  ].sort();

/** A word of a command, without reasons and placeholders, which differ by language. */
const plain = (word: string) =>
  /^[\w@:/.=~*,?&$^{}|-]+$/.test(word) && !/^[A-Z_]+$/.test(word) ? word : '…';

test('every document for teams and operations is there in both languages', () => {
  expect(docs.filter(isChinese).sort()).toEqual(english.map(chineseOf).sort());
});

test.each(both)('%s and %s have the same commands and code', (en, zh) => {
  const typedIn = (doc: string) =>
    commandsOf(doc).map(({ words, variables }) => [...words.map(plain), ...Object.keys(variables)]);
  expect(typedIn(zh)).toEqual(typedIn(en));
  for (const language of ['ts', 'js', 'json', 'bash'])
    expect(blocksOf(zh, language)).toEqual(blocksOf(en, language));
});

test.each(both)('%s and %s name the same files, options and codes', (en, zh) => {
  expect(namesOf(codeWordsOf(zh))).toEqual(namesOf(codeWordsOf(en)));
});
