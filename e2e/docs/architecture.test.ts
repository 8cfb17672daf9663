import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preProcessFile } from 'typescript';
import { blocksOf, codeWordsOf, files, textOf } from './read-docs';

/** What ships; tests and the gallery may reach further. */
const product = files.filter(
  (path) =>
    /^(?:host|remote-[\w-]+|shared\/[\w-]+)\/src\/|^e2e\/world\//.test(path) &&
    /\.tsx?$/.test(path) &&
    !/\.test\.|\btesting\b/.test(path),
);

/** The room of the house that a file is in. */
const roomOf = (path: string) =>
  /^(?:remote|host|shared\/[\w-]+|e2e\/world)/.exec(path)?.[0].replace('remote', 'remotes');

function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return roomOf(join(dirname(path), specifier));
  const name = /^@suite\/([\w-]+)/.exec(specifier)?.[1];
  return name && `shared/${name}`;
}

/** Which rooms each room takes something from. */
function imports(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of product) {
    const room = roomOf(path) as string;
    const own = found.get(room) ?? new Set();
    found.set(room, own);
    for (const { fileName } of preProcessFile(textOf(path)).importedFiles) {
      const target = targetOf(path, fileName);
      if (target && target !== room) own.add(target);
    }
  }
  return found;
}

/** Leaves out the arrows that longer ways say already. */
function drawing(graph: Map<string, Set<string>>): string {
  const reaches = (from: string, to: string): boolean =>
    [...(graph.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  const arrows = [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  return `graph TD\n${arrows.sort().join('\n')}\n`;
}

test('the drawing of the house is what the code imports', () => {
  expect(blocksOf('shared/docs/architecture.md', 'mermaid')).toEqual([drawing(imports())]);
});

test.each([['architecture'], ['glossary'], ['which-room']])(
  'the files that %s.md names are there',
  (name) => {
    const paths = codeWordsOf(`shared/docs/${name}.md`).filter((word) =>
      /^(?:host|remote-|shared|e2e)\S*\/(?!\*)\S*$/.test(word),
    );
    expect(paths.length).toBeGreaterThan(9);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  },
);
