import ts from 'typescript';
import { files, textOf } from './read-docs';
import type { KindRow } from './record-table';

const sources = files.filter(
  (path) =>
    /^(?:host|remote-[^/]+|shared\/(?:ui|features|kernel|loader))\/src\/.*\.tsx?$/.test(path) &&
    !/\.test\.|\/testing/.test(path),
);

/** The calls of these functions in a source file. */
function callsIn(path: string, ...names: string[]): ts.CallExpression[] {
  const text = textOf(path);
  if (!names.some((name) => text.includes(name))) return [];
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && names.includes(node.expression.getText())) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** When the life of a record ends that is declared so. */
function goneOf(of: Record<string, string>, isUnsent: boolean): string {
  const person = isUnsent
    ? of.personal === 'true' && 'another'
    : (of.owner === "'learner'" || of.personal === 'true') && 'person';
  const [, count] = /^days\((\d+)\)$/.exec(of.expires ?? '') ?? [];
  const end = of.storage === "'tab'" ? 'tab' : count && `${count} ${count === '1' ? 'day' : 'days'}`;
  return [person, end].filter(Boolean).join(', ') || 'never';
}

/** The kinds that the sources declare, as the table would say them. */
export const kindsInSources = (): KindRow[] =>
  sources
    .flatMap((path) => callsIn(path, 'defineRecord', 'defineOutbox'))
    .flatMap((call) => {
      const [type] = call.arguments;
      if (!type || !ts.isObjectLiteralExpression(type)) return [];
      const of: Record<string, string> = {};
      for (const property of type.properties)
        if (ts.isPropertyAssignment(property)) of[property.name.getText()] = property.initializer.getText();
      // An outbox declares its records itself.
      if (!of.kind) return [];
      const isOutbox = call.expression.getText() === 'defineOutbox';
      const isUnsent = isOutbox || of.unsent === 'true';
      return [
        {
          kind: of.kind.slice(1, -1),
          owner: isOutbox ? 'learner' : (of.owner ?? '').slice(1, -1),
          personal: of.personal === 'true' ? 'yes' : 'no',
          unsent: isUnsent ? 'yes' : 'no',
          gone: goneOf(isOutbox ? { ...of, owner: "'learner'" } : of, isUnsent),
        },
      ];
    });

/** The value of a constant text of this name in the sources, such as `const STAFF = 'suite.device.staff'`. */
const constantText = (name: string): string[] =>
  sources.flatMap(
    (path) => new RegExp(`^(?:export )?const ${name} = '(.*)';`, 'm').exec(textOf(path))?.[1] ?? [],
  );

/** The keys of the named texts that the sources use. */
export const namedInSources = (): string[] =>
  sources
    .flatMap((path) => callsIn(path, 'namedText'))
    .flatMap(({ arguments: [, key] }) => {
      if (key && ts.isIdentifier(key)) return constantText(key.text);
      return key && ts.isStringLiteral(key) ? [key.text] : [];
    });
