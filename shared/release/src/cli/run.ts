import { parseArgs } from 'node:util';
import { trustFor } from '../keys/find-trust';
import { languageOf, type Language } from '../messages/catalogue';
import { isRefusal, ReleaseError } from '../release-error';
import { openStore, type OpenedStore } from '../store/open-store';
import { Given, type Answer, type Command } from './command';
import { commands } from './commands';
import { EXIT, exitOf } from './exit-codes';
import { commandHelp, commonOptions, generalHelp } from './help';
import { progressOn } from './progress';
import { withFacts } from './with-facts';

/** Where a command line runs. */
export interface Terminal {
  env: NodeJS.ProcessEnv;
  cwd: string;
  out: { write: (text: string) => unknown; columns?: number };
  /** Progress and errors. */
  err: { write: (text: string) => unknown; isTTY?: boolean };
}

const DEFAULT_STORE = '.suite/store';

/** What commands call their store besides `--store`. */
const alsoStore: Record<string, string> = { promote: 'to' };

function parse(args: readonly string[], name: string, command: Command) {
  const options = { ...commonOptions, ...command.options };
  const shapes = Object.fromEntries(
    Object.entries(options).map(([key, { type, multiple = false }]) => [key, { type, multiple }]),
  );
  try {
    return parseArgs({ args: [...args], options: shapes, allowPositionals: true, strict: true });
  } catch (error) {
    const fault = (error as Error).message.split('. ')[0] as string;
    throw new ReleaseError('USAGE', { fault, command: ` ${name}` });
  }
}

async function commandOf(name: string): Promise<Command> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new ReleaseError('USAGE', { fault: `${name}: unknown command` });
  return command();
}

async function answer(args: readonly string[], terminal: Terminal, language: Language): Promise<Answer> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name)) {
    const about = rest[0]?.startsWith('-') ? undefined : rest[0];
    const lines = about ? commandHelp(about, await commandOf(about), language) : await generalHelp(language);
    return { data: { help: lines }, lines: () => lines };
  }
  const command = await commandOf(name);
  const { values, positionals } = parse(rest, name, command);
  const given = new Given(values);
  if (given.flag('help')) {
    const lines = commandHelp(name, command, language);
    return { data: { help: lines }, lines: () => lines };
  }
  const [fewest, most] = command.names;
  if (positionals.length < fewest || positionals.length > most) {
    throw new ReleaseError('USAGE', { fault: `${name} ${command.takes}`.trim(), command: ` ${name}` });
  }
  let opened: OpenedStore | undefined;
  const named = given.text(alsoStore[name] ?? '') || given.text('store') || terminal.env.RELEASE_STORE;
  const address = named || DEFAULT_STORE;
  const progress = progressOn(terminal.err, language);
  const [who, why] = [given.text('who'), given.text('why')];
  const by = {
    keys: given.texts('key'),
    dryRun: given.flag('dry-run'),
    ...(who && { who }),
    ...(why && { why }),
  };
  try {
    const open = async (at: string, trust: readonly string[], mustExist = true) => {
      const found = await openStore(at, terminal.env, { mustExist });
      const [files, env] =
        trust.length > 0
          ? [trust, { ...terminal.env, SUITE_TRUST: '' }]
          : [given.texts('trust'), terminal.env];
      found.store.trust = await trustFor(at, { files }, env);
      return found;
    };
    // The store of this repository is made by the first publication.
    opened = await open(address, [], !!named);
    // Begun early, because it takes several requests; the first write waits for it and says what is wrong.
    if (command.writes && !by.dryRun) opened.store.ready?.().catch(() => undefined);
    return await command.run({
      ...opened,
      by,
      names: positionals,
      given,
      cwd: terminal.cwd,
      env: terminal.env,
      tell: progress.tell,
      open,
    });
  } catch (error) {
    if (!opened || !isRefusal(error) || error.facts.from) throw error;
    throw await withFacts(error, address, opened.store);
  } finally {
    progress.end();
  }
}

/** The columns of the terminal; a file or another program takes lines of any length. */
const widthOf = ({ env, out }: Terminal) => out.columns ?? (Number(env.COLUMNS) || Infinity);

/** The value of an option as it was typed, also on a line that is not understood. */
function typed(args: readonly string[], option: string): string | undefined {
  const at = args.findIndex((word) => word === `--${option}` || word.startsWith(`--${option}=`));
  const [whole = '', next] = args.slice(at, at + 2);
  return at < 0 ? undefined : whole.includes('=') ? whole.slice(whole.indexOf('=') + 1) : next;
}

/** The store that was typed; one of the environment holds for the next command too. */
const typedStore = (args: readonly string[]) =>
  typed(args, alsoStore[args[0] ?? ''] ?? 'store') ?? typed(args, 'store');

/** Commands that are told as the next step, on the store that was typed: without it they would change another one. */
function onStore(text: string, store: string | undefined): string {
  if (!store) return text;
  const word = /^[\w./:@%+,=~-]+$/.test(store) ? store : `'${store}'`;
  return text.replace(/npm run release -- (?!help\b)[a-z]+/g, (command) => `${command} --store ${word}`);
}

function failed(
  error: unknown,
  language: Language,
  { json, store }: { json: boolean; store: string | undefined },
): { text: string; exit: number } {
  const known = error instanceof ReleaseError;
  const code = known ? error.code : 'UNEXPECTED';
  const { message, hint: next } = known
    ? error.in(language)
    : { message: (error as Error).message, hint: '' };
  const { from } = known ? error.facts : {};
  const hint = onStore(next, from === undefined ? store : String(from));
  const exit = known ? exitOf(error.code) : EXIT.unexpected;
  const text = json
    ? JSON.stringify({ ok: false, code, message, hint, ...(known && { facts: error.facts }) })
    : [`${code}  ${message}`, ...(hint ? [`  ${hint}`] : [])].join('\n');
  return { text, exit };
}

/** Runs one command line and gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [json, store] = [args.includes('--json'), typedStore(args)];
  const asked = typed(args, 'lang');
  const language = asked === 'zh' || asked === 'en' ? asked : languageOf(terminal.env);
  try {
    const { data, lines, exit = EXIT.done } = await answer(args, terminal, language);
    const dry = args.includes('--dry-run');
    const note = dry
      ? [
          language === 'zh'
            ? '（仅检查：以上是将会有的结果，未做更改）'
            : '(checked only: this is how it would be, nothing was changed)',
        ]
      : [];
    const text = json
      ? JSON.stringify({ ok: exit === EXIT.done, ...(dry && { dryRun: true }), ...data })
      : [...lines((said) => onStore(said[language], store), widthOf(terminal)), ...note].join('\n');
    terminal.out.write(`${text}\n`);
    return exit;
  } catch (error) {
    const { text, exit } = failed(error, language, { json, store });
    (json ? terminal.out : terminal.err).write(`${text}\n`);
    return exit;
  }
}
