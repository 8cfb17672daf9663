import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { languageOf, said, type Language, type Said } from '../messages/catalogue';
import { trustFor } from '../repository/trust';
import { isRefusal, ReleaseError, usage } from '../release-error';
import { openStore, type OpenedStore } from '../store/local-store';
import { exits, Given, type Answer, type Command } from './command';
import { commandHelp, commonOptions, generalHelp, loadCommand } from './help';
import { progressOn } from './words';

/** Where a command line runs. */
export interface Terminal {
  env: NodeJS.ProcessEnv;
  cwd: string;
  out: { write: (text: string) => unknown };
  /** Progress and errors. */
  err: { write: (text: string) => unknown; isTTY?: boolean };
}

function parse(args: readonly string[], command: Command) {
  try {
    const options = { ...commonOptions, ...command.options };
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const fault = (error as Error).message.split('. ')[0] as string;
    throw usage`${fault} | 选项有误：${fault}`;
  }
}

async function helpAnswer(about: string | undefined, language: Language): Promise<Answer> {
  const isGeneral = !about || about.startsWith('-');
  const help = await (isGeneral ? generalHelp(language) : commandHelp(about, language));
  return { data: { help }, lines: () => help };
}

async function answer(args: readonly string[], terminal: Terminal, language: Language): Promise<Answer> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name)) return helpAnswer(rest[0], language);
  const command = await loadCommand(name);
  try {
    const { values, positionals } = parse(rest, command);
    const given = new Given(values);
    if (given.flag('help')) return helpAnswer(name, language);
    const { names: [fewest, most] = [0, 0], takes = '' } = command;
    if (positionals.length < fewest || positionals.length > most) throw usage`${name} ${takes}`;
    return await work(command, given, positionals, { name, terminal, language });
  } catch (error) {
    if (!isRefusal(error, 'USAGE')) throw error;
    throw new ReleaseError('USAGE', { command: ` ${name}`, ...error.facts });
  }
}

async function work(
  command: Command,
  given: Given,
  names: string[],
  { name, terminal, language }: { name: string; terminal: Terminal; language: Language },
): Promise<Answer> {
  const { env, cwd } = terminal;
  const named = (name === 'promote' && given.text('to')) || given.text('store') || env.RELEASE_STORE;
  const address = named || '.suite/store';
  const progress = progressOn(terminal.err, language);
  const by = {
    keys: given.texts('key').map((file) => resolve(cwd, file)),
    dryRun: given.flag('dry-run'),
    who: given.text('who') || undefined,
    why: given.text('why') || undefined,
  };
  const open = async (at: string, root: string | undefined, mustExist = true) => {
    const opened = await openStore(at, env, { mustExist });
    opened.store.trust = trustFor(at, { root: root && resolve(cwd, root) }, env);
    return opened;
  };
  let opened: OpenedStore | undefined;
  try {
    // The store of this repository is made by the first publication.
    opened = await open(address, given.text('trust'), !!named);
    // Begun early, because it takes several requests; the first write waits for it and says what is wrong.
    if (command.writes && !by.dryRun) opened.store.ready?.().catch(() => undefined);
    return await command.run({ ...opened, by, names, given, cwd, env, tell: progress.tell, open });
  } catch (error) {
    if (!opened || !isRefusal(error) || !error.facts.store || error.facts.from) throw error;
    throw new ReleaseError(error.code, { ...error.facts, store: address }, { cause: error.cause });
  } finally {
    progress.end();
  }
}

/** The options that were typed, also on a line that is not understood. */
function typed(args: readonly string[]) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = { store: text, to: text, lang: text, json: flag, 'dry-run': flag };
  return parseArgs({ args: [...args], options, strict: false }).values;
}

/** Commands that are told as the next step, on the store that was typed: without it they would change another one. */
function onStore(text: string, store: string | undefined): string {
  if (!store) return text;
  const word = /^[\w./:@%+,=~-]+$/.test(store) ? store : `'${store}'`;
  return text.replace(/npm run release -- (?!help\b)[a-z]+/g, (command) => `${command} --store ${word}`);
}

/** An error for machines, with its text for people and its exit code. */
function describe(error: unknown, language: Language, store: string | undefined) {
  if (!isRefusal(error)) {
    return {
      exit: exits.unexpected.code,
      data: { code: 'UNEXPECTED', message: (error as Error).message, hint: '' },
    };
  }
  const { code, facts, group } = error;
  const { message, hint } = error.in(language);
  const at = facts.from === undefined ? store : String(facts.from);
  return { exit: exits[group].code, data: { code, message, hint: onStore(hint, at), facts } };
}

const dryNote: Said = {
  en: '(checked only: this is how it would be, nothing was changed)',
  zh: '（仅检查：以上是将会有的结果，未做更改）',
};

/** Runs one command line and gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const { json, 'dry-run': dryRun, lang, to, ...others } = typed(args);
  const language = lang === 'zh' || lang === 'en' ? lang : languageOf(terminal.env);
  // One of the environment holds for the next command too.
  const named = (args[0] === 'promote' && to) || others.store;
  const store = typeof named === 'string' ? named : undefined;
  try {
    const { data, lines, exit = exits.done.code } = await answer(args, terminal, language);
    const text = json
      ? JSON.stringify({ ok: exit === exits.done.code, ...(dryRun && { dryRun }), ...data })
      : [
          ...lines((...text) => onStore(said(...text)[language], store)),
          ...(dryRun ? [dryNote[language]] : []),
        ].join('\n');
    terminal.out.write(`${text}\n`);
    return exit;
  } catch (error) {
    const { exit, data } = describe(error, language, store);
    const { code, message, hint } = data;
    const text = json
      ? JSON.stringify({ ok: false, ...data })
      : [`${code}  ${message}`, ...(hint ? [`  ${hint}`] : [])].join('\n');
    (json ? terminal.out : terminal.err).write(`${text}\n`);
    return exit;
  }
}
