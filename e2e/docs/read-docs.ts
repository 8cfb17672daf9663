import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ignored = /^(?:node_modules|dist|\.git|\.suite|test-results)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(join(process.cwd(), folder), { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}

/** Every file of the project, by its path from the root. */
export const files = filesUnder('');

/** Reads a file of the project. */
export const textOf = (path: string) => readFileSync(join(process.cwd(), path), 'utf8');

/**
 * The documents of the project; the world's courses are content, forms for changes are no documents, and reports and logs of
 * changes are made by tools.
 */
export const docs = files.filter(
  (path) =>
    path.endsWith('.md') &&
    !/^(?:e2e\/world\/content\/data|\.github|\.changeset)\/|\.api\.md$|\/CHANGELOG\.md$/.test(path),
);

/** What a document in English is called in Chinese. */
export const chineseOf = (doc: string) => doc.replace(/\.md$/, '.zh-CN.md');
export const isChinese = (doc: string) => doc.endsWith('.zh-CN.md');

const fence = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** The fenced blocks of a document in one language. */
export const blocksOf = (doc: string, language: string): string[] =>
  [...textOf(doc).matchAll(fence)]
    .filter(([, marked]) => marked === language)
    .map(([, , body]) => body as string);

/** The headings of a document, with their level. */
export const headingsOf = (doc: string): { level: number; text: string }[] =>
  [
    ...textOf(doc)
      .replace(fence, '')
      .matchAll(/^(#+) (.*)$/gm),
  ].map(([, marks = '', text = '']) => ({
    level: marks.length,
    text,
  }));

/** How a link names a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replace(/ /g, '-');

/** The words between backticks in the running text. */
export const codeWordsOf = (doc: string): string[] =>
  [
    ...textOf(doc)
      .replace(fence, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code]) => code as string);

/** The files of the project that a document's links and pictures point to, with the heading behind `#`. */
export const linksOf = (doc: string): string[] =>
  [
    ...textOf(doc)
      .replace(fence, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, target]) => target as string)
    .filter((target) => !/^https?:/.test(target));

/** One line of a shell. */
export interface ShellCommand {
  text: string;
  /** Environment variables that the line sets for this command. */
  variables: Record<string, string>;
  words: string[];
}

function commandOf(line: string): ShellCommand {
  const text = line.replace(/\s+#.*/, '').trim();
  const words = [...line.matchAll(/"([^"]*)"|#.*|[^\s"#][^\s"]*/g)]
    .filter(([whole]) => !whole.startsWith('#'))
    .map(([whole, quoted]) => quoted ?? whole);
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const variables = words.slice(0, first).map((word) => word.split(/=(.*)/s).slice(0, 2));
  return { text, variables: Object.fromEntries(variables), words: words.slice(first) };
}

/** The commands in a document's shell blocks, in order. */
export const commandsOf = (doc: string): ShellCommand[] =>
  blocksOf(doc, 'sh')
    .flatMap((block) => block.replace(/\\\n\s*/g, ' ').split('\n'))
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
    .map(commandOf);
