import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { workFolder } from '../workspace';
import type { Problem } from './problems';

/** Codes of TypeScript's own words about a watch: it begins anew, and it has finished. */
const BEGINS = new Set([6031, 6032]);
const ENDS = new Set([6193, 6194]);

const root = process.cwd();
const config = workFolder('dev', 'tsconfig.json');

function problemOf({ file, start, messageText }: ts.Diagnostic): Problem {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file || start === undefined) return { message };
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return { file: relative(root, file.fileName), line: line + 1, column: character + 1, message };
}

mkdirSync(dirname(config), { recursive: true });
writeFileSync(
  config,
  JSON.stringify({
    extends: join(root, 'shared/build/tsconfig/browser.json'),
    include: [
      ...process.argv.slice(2).map((app) => join(root, app, 'src')),
      join(root, 'shared/*/src/**/*.d.ts'),
    ],
  }),
);

let problems: Problem[] = [];

ts.createWatchProgram(
  ts.createWatchCompilerHost(
    config,
    { noEmit: true },
    ts.sys,
    ts.createSemanticDiagnosticsBuilderProgram,
    (diagnostic) => void problems.push(problemOf(diagnostic)),
    ({ code }) => {
      if (BEGINS.has(code)) problems = [];
      if (ENDS.has(code)) process.send?.(problems);
    },
  ),
);
process.once('disconnect', () => process.exit(0));
