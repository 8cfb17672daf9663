import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { apps, remotes } from '@suite/build/workspace';
import { hashPassword } from '../../shared/release/src/ops/people';
import { loadCommand } from '../../shared/release/src/cli/run';
import { gatewayHelp, readSettings } from '../../shared/release/src/serve/settings';
import {
  anchorOf,
  blocksOf,
  codeWordsOf,
  commandsOf,
  docs,
  files,
  headingsOf,
  isChinese,
  linksOf,
  textOf,
  type ShellCommand,
} from './read-docs';
import { inTests, others } from './command-list';
import { rehearse } from './rehearsal';

const { scripts, workspaces } = JSON.parse(textOf('package.json')) as {
  scripts: Record<string, string>;
  workspaces: string[];
};

const code = files.filter((path) => /\.(?:ts|tsx|mjs|cjs)$/.test(path));
const allCode = code.map(textOf).join('\n');

/** The script that `npm start` or `npm run x -- args` runs, with its arguments. */
function scriptOf({ words: [, first = '', ...rest] }: ShellCommand): { name: string; args: string[] } {
  if (first !== 'run') return { name: first, args: rest };
  const [name = '', dashes, ...args] = rest;
  expect([undefined, '--']).toContain(dashes);
  return { name, args };
}

const isRelease = (command: ShellCommand) =>
  command.words[0] === 'npm' && scriptOf(command).name === 'release';
const isMove = ({ words: [program = '', ...more] }: ShellCommand) =>
  ['cp', 'mv'].includes(program) && more.length === (program === 'cp' ? 3 : 2);
const isBuild = (command: ShellCommand) => command.words[0] === 'npm' && scriptOf(command).name === 'build';

/** What `release password` has written for the gateway of the documents. */
const people = join(mkdtempSync(join(tmpdir(), 'suite-docs-')), 'people');
beforeAll(() => writeFileSync(people, `Ann:${hashPassword('a password of many words')}\n`));
afterAll(() => rmSync(dirname(people), { recursive: true }));

/** Whether a runner's file pattern matches at least one file. */
const picks = (pattern: string) => files.some((path) => path.includes(pattern));

/** The arguments that `jest` takes as file patterns: `-t` and the test name after it are none. */
const patternsOf = (args: readonly string[]) =>
  args.includes('-t') ? args.slice(0, args.indexOf('-t')) : args;

function checkScript(name: string, args: readonly string[]): void {
  expect(Object.keys(scripts)).toContain(name);
  const file = / (\S+\.ts)$/.exec(scripts[name] as string)?.[1];
  if (file) expect(files).toContain(file);
  const source = file ? textOf(file) : '';
  if (name === 'dev') expect(remotes).toEqual(expect.arrayContaining([...args]));
  else if (name === 'build') expect(apps).toEqual(expect.arrayContaining([...args]));
  else if (name === 'unit') expect(patternsOf(args).filter((pattern) => !picks(pattern))).toEqual([]);
  else
    for (const option of args.filter((arg) => arg.startsWith('--')))
      expect(source).toMatch(new RegExp(`\\b${option.slice(2)}\\b`));
}

/** Fails when a command of the docs cannot work. */
function check(command: ShellCommand): void {
  const { words, variables } = command;
  for (const name of Object.keys(variables)) expect(allCode).toMatch(new RegExp(`\\b${name}\\b`));
  const [program, tool = '', ...rest] = words;
  if (program === 'npm') {
    if (isRelease(command) || tool === 'install') return;
    const { name, args } = scriptOf(command);
    checkScript(name, args);
  } else if (program === 'npx') {
    expect(existsSync(join('node_modules/.bin', tool))).toBe(true);
    const named = rest.filter((arg) => !arg.startsWith('-'));
    expect(named.filter((path) => !picks(path))).toEqual([]);
  } else if (program === 'tar') {
    // A team's CI packs its build and sends it with the usual tools.
    expect(rest).toEqual(expect.arrayContaining(['curl', '--fail-with-body', '-T']));
  } else if (isMove(command)) {
    // Only a store as the documents name it, so that a rehearsal touches nothing else.
    expect(words.slice(-2).every((path) => /^\/srv\/suite\/[a-z]+$/.test(path))).toBe(true);
  } else {
    expect(words.slice(0, 2)).toEqual(['node', 'gateway.mjs']);
    const args = rest.map((word) => (word === '/etc/suite/people' ? people : word));
    expect(readSettings(args, variables).options.users).toEqual([expect.objectContaining({ name: 'Ann' })]);
  }
}

const typed = docs.flatMap((doc) => commandsOf(doc).map((command) => ({ doc, command })));

test.each(typed.map(({ doc, command }) => [doc, command.text, command] as const))(
  '%s: there is a %s',
  (_doc, _text, command) => check(command),
);

test('every command of package.json is run by npm test or by npm run commands', () => {
  expect([...inTests, ...Object.keys(others)].sort()).toEqual(Object.keys(scripts).sort());
});

test.each(docs.filter((doc) => commandsOf(doc).some(isRelease)))(
  '%s: the commands of releasing work one after the other',
  async (doc) => {
    const rehearsal = await rehearse();
    try {
      const failed: string[] = [];
      for (const command of commandsOf(doc)) {
        if (isBuild(command)) await rehearsal.build(command);
        if (isMove(command)) rehearsal.move(command.words);
        if (!isRelease(command)) continue;
        const fault = await rehearsal.release(scriptOf(command).args);
        if (fault) failed.push(`${command.text}: ${fault}`);
      }
      expect(failed).toEqual([]);
    } finally {
      await rehearsal.close();
    }
  },
  30_000,
);

test.each([['routes'], ['calls']])(
  'npm run %s answers',
  (name) => {
    expect(typed.map(({ command }) => command.words.slice(0, 3))).toContainEqual(['npm', 'run', name]);
    const answer = execFileSync('npm', ['run', '--silent', name, '--', '--json'], { encoding: 'utf8' });
    expect((JSON.parse(answer) as unknown[]).length).toBeGreaterThan(0);
  },
  30_000,
);

test('a command that needs nginx starts without it, as far as its help', () => {
  const help = execFileSync('npm', ['run', '--silent', 'bench:gateway', '--', '--help'], {
    encoding: 'utf8',
  });
  expect(help).toContain('npm run bench:gateway');
}, 30_000);

test.each(docs)('%s: links lead somewhere', (doc) => {
  const lost = linksOf(doc).filter((target) => {
    const [file = '', heading] = target.split('#');
    const path = file ? normalize(join(dirname(doc), file)) : doc;
    const hasHeading = () => headingsOf(path).some(({ text }) => anchorOf(text) === heading);
    return !existsSync(path) || (heading !== undefined && !hasHeading());
  });
  expect(lost).toEqual([]);
});

test.each(docs)('%s: the files and commands that it names exist', (doc) => {
  const words = codeWordsOf(doc).filter((word) => !word.includes('remote-x'));
  const paths = words.filter((word) => /^(?:host|remote-[a-z-]+|shared|e2e)\/[\w./-]*$/.test(word));
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const named = words.flatMap((word) => /^npm run ([\w:]+)/.exec(word)?.[1] ?? []);
  expect(named.filter((name) => !scripts[name])).toEqual([]);
});

test.each(docs.filter((doc) => doc.startsWith('shared/docs/')))('%s: its code is in the project', (doc) => {
  const lines = blocksOf(doc, 'ts').flatMap((block) => block.split('\n').map((line) => line.trim()));
  expect(lines.filter((line) => !allCode.includes(line))).toEqual([]);
});

/** Every different word of this form. */
const wordsIn = (text: string, form: RegExp) => [...new Set(text.match(form))].sort();

test.each([['operations.md'], ['operations.zh-CN.md']])(
  '%s names every option, variable and metric of gateway and judge, and none that is not there',
  async (name) => {
    const text = textOf(`shared/release/docs/${name}`);
    const options = wordsIn(gatewayHelp('en'), /--[a-z][a-z-]+|\b[A-Z]+(?:_[A-Z]+)+\b/g);
    const named = [
      ...options,
      ...Object.keys((await loadCommand('judge')).options).map((option) => `--${option}`),
    ];
    expect(named.filter((option) => !text.includes(option))).toEqual([]);
    const own = code.filter((path) =>
      /^shared\/release\/src\/(?:serve|judge)\/.*(?<!\.test)\.ts$/.test(path),
    );
    const metrics = wordsIn(own.map(textOf).join(), /(?<=')suite_\w+(?=')/g);
    expect(wordsIn(text, /\bsuite_[a-z_]+/g)).toEqual(metrics);
    const codes = codeWordsOf(`shared/release/docs/${name}`).filter((word) =>
      /^[A-Z]+(?:_[A-Z]+)+$/.test(word),
    );
    expect(codes.filter((word) => !allCode.includes(word))).toEqual([]);
  },
);

const isDecision = (doc: string) => /^shared\/docs\/decisions\/\d/.test(doc);

test.each([['README.md'], ['README.zh-CN.md']])('%s links to every document of its language', (readme) => {
  const targets = linksOf(readme).map((target) => normalize(target));
  const own = docs.filter((doc) => isChinese(doc) === isChinese(readme) && doc !== readme);
  expect(own.filter((doc) => !isDecision(doc) && !targets.includes(doc))).toEqual([]);
});

test('the index of decisions has every record, each of at most 40 lines', () => {
  const folder = 'shared/docs/decisions';
  const listed = linksOf(`${folder}/README.md`).map((target) => `${folder}/${target}`);
  expect(listed.sort()).toEqual(docs.filter(isDecision).sort());
  expect(listed.filter((doc) => textOf(doc).split('\n').length > 41)).toEqual([]);
});

test.each([['README.md'], ['README.zh-CN.md']])('the map in %s shows every top-level folder', (readme) => {
  const [map = ''] = blocksOf(readme, '');
  const shown = map.match(/^\S+(?=\/ )/gm);
  expect(shown).toEqual(
    expect.arrayContaining([...apps, ...workspaces.filter((name) => !name.includes('*'))]),
  );
  expect(shown?.filter((path) => path !== '.suite' && !existsSync(path))).toEqual([]);
});

test('the guide for a new remote names every list of all remotes', () => {
  const short = remotes.map((app) => `'${app.replace('remote-', '')}'`);
  const lists = [...code, 'package.json'].filter((path) => {
    const text = textOf(path);
    return [remotes, short].some((names) => names.every((name) => text.includes(name)));
  });
  const told = codeWordsOf('shared/docs/add-a-remote.md');
  expect(lists).toContain('e2e/bench/monolith/src/index.tsx');
  expect(lists.filter((path) => !told.includes(path))).toEqual([]);
});

test('the picture loads fast', () => {
  expect(statSync('shared/docs/suite.webp').size).toBeLessThan(150 * 1024);
});
