import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { languageOf, said, table, type Language } from '../messages/catalogue';
import { optionRows, optionsIn, readOptions } from '../messages/options';
import { isRefusal, ReleaseError, usage } from '../release-error';
import { trustFor } from '../repository/trust';
import { openStore } from '../store/local-store';
import { exits, type Answer, type Command, type Say } from './command';

export interface Terminal {
  env: NodeJS.ProcessEnv;
  cwd: string;
  out: { write: (text: string) => unknown };
  err: { write: (text: string) => unknown };
}

/** What a line says of itself, also one that is not understood. */
interface Line {
  name: string;
  rest: readonly string[];
  language: Language;
  json: boolean;
  dryRun: boolean;
  /** The store that was typed; one of the environment holds for the next command too. */
  store: string | undefined;
}

function readLine([name = 'help', ...rest]: readonly string[], env: NodeJS.ProcessEnv): Line {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = { store: text, to: text, lang: text, json: flag, 'dry-run': flag };
  const { values } = parseArgs({ args: [...rest], options, strict: false });
  const { lang, json = false, 'dry-run': dryRun = false } = values;
  const store = (name === 'promote' && values.to) || values.store;
  return {
    ...{ name, rest, json: json === true, dryRun: dryRun === true },
    language: lang === 'zh' || lang === 'en' ? lang : languageOf(env),
    store: typeof store === 'string' ? store : undefined,
  };
}

async function answer(line: Line, { env, cwd }: Terminal): Promise<Answer> {
  const { name, rest, dryRun } = line;
  if (['help', '--help', '-h'].includes(name)) return helpAnswer(rest[0], line.language);
  const command = await loadCommand(name);
  const { given, names } = readOptions(rest, { ...commonOptions, ...command.options }, true);
  if (given.flag('help')) return helpAnswer(name, line.language);
  const { names: [fewest, most] = [0, 0], takes = '' } = command;
  if (names.length < fewest || names.length > most) throw usage`${name} ${takes}`;
  const by = {
    keys: given.texts('key').map((file) => resolve(cwd, file)),
    dryRun,
    who: given.text('who') || undefined,
    why: given.text('why') || undefined,
    despiteFreeze: given.text('despite-freeze') || undefined,
  };
  const open = async (at: string, root: string | undefined, mustExist = true) => {
    const opened = await openStore(at, env, { mustExist });
    opened.trust = trustFor(at, { root: root && resolve(cwd, root) }, env);
    return opened;
  };
  const named = line.store || env.RELEASE_STORE;
  // The store of this repository is made by the first publication.
  const store = await open(named || OWN_STORE, given.text('trust'), !!named);
  // Begun early, because it takes several requests; the first write waits for it and says what is wrong.
  if (command.writes && !dryRun) store.ready?.().catch(() => undefined);
  return command.run({ store, by, names, given, cwd, env, open });
}

const OWN_STORE = '.suite/store';

/** Commands that are told as the next step, on the store that was typed: without it they would change another one. */
function onStore(text: string, store: string | undefined): string {
  if (!store) return text;
  const word = /^[\w./:@%+,=~-]+$/.test(store) ? store : `'${store}'`;
  return text.replace(/npm run release -- (?!help\b)[a-z]+/g, (command) => `${command} --store ${word}`);
}

const sayIn = (language: Language, store?: string): Say =>
  Object.assign((...text: Parameters<typeof said>) => onStore(said(...text)[language], store), { language });

/** An error for machines, with its text for people and its exit code. */
function describe(error: unknown, { name, language, store }: Line, env: NodeJS.ProcessEnv) {
  if (!isRefusal(error)) {
    const { message } = error as Error;
    return { exit: exits.unexpected.code, data: { code: 'UNEXPECTED', message, hint: '' } };
  }
  const { code, group } = error;
  const { from, store: its } = error.facts;
  const facts = {
    ...(code === 'USAGE' && { command: Object.hasOwn(parts, name) ? ` ${name}` : '' }),
    ...error.facts,
    ...(its && !from && { store: store || env.RELEASE_STORE || OWN_STORE }),
  };
  const { message, hint } = new ReleaseError(code, facts).in(language);
  const at = from === undefined ? store : String(from);
  return { exit: exits[group].code, data: { code, message, hint: onStore(hint, at), facts } };
}

export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const line = readLine(args, terminal.env);
  const { json, dryRun, language, store } = line;
  const say = sayIn(language, store);
  try {
    const { data, lines, exit = exits.done.code } = await answer(line, terminal);
    const dryNote = say`(checked only: this is how it would be, nothing was changed) | （仅检查：以上是将会有的结果，未做更改）`;
    const text = json
      ? JSON.stringify({ ok: exit === exits.done.code, ...(dryRun && { dryRun }), ...data })
      : [...lines(say), ...(dryRun ? [dryNote] : [])].join('\n');
    terminal.out.write(`${text}\n`);
    return exit;
  } catch (error) {
    const { exit, data } = describe(error, line, terminal.env);
    const { code, message, hint } = data;
    const text = json
      ? JSON.stringify({ ok: false, ...data })
      : [`${code}  ${message}`, ...(hint ? [`  ${hint}`] : [])].join('\n');
    (json ? terminal.out : terminal.err).write(`${text}\n`);
    return exit;
  }
}

const keys = () => import('./keys');
const publishing = () => import('./publish');
const canaries = () => import('./canary');
const changes = () => import('./changes');
const views = () => import('./views');

/** Where each command is. A part is loaded when it is used: most commands need little of what publishing does. */
const parts: Readonly<Record<string, () => Promise<{ commands: Readonly<Record<string, Command>> }>>> = {
  ...{ init: keys, publish: publishing, promote: publishing, rollback: changes, restore: changes },
  ...{ canary: canaries, status: views, judge: canaries, history: views, gc: changes, verify: views },
  ...{ trace: views, keys, password: keys, overrides: changes, flag: changes, freeze: changes },
};

export const commandNames = Object.keys(parts);

export async function loadCommand(name: string): Promise<Command> {
  const command = Object.hasOwn(parts, name) ? (await parts[name]?.())?.commands[name] : undefined;
  if (!command) throw usage`${name}: unknown command | 没有 ${name} 这条命令`;
  return command;
}

const commonOptions = optionsIn(`
  --store DIR | s3://bucket/prefix  the store; RELEASE_STORE or .suite/store otherwise | 发布仓库，默认为 RELEASE_STORE 或 .suite/store
  --why WORDS  the reason, for the history | 原因，写入变更记录
  --who NAME  the author; this user otherwise | 操作人，默认为当前用户
  --key FILE...  a private key to sign with, beside RELEASE_KEY and those at hand | 签名私钥文件（另会使用 RELEASE_KEY 和默认目录中的密钥）
  --trust FILE  the root.json that the store is judged by; SUITE_TRUST otherwise, or else the first root that is seen | 判断仓库是否可信的 root.json，默认为 SUITE_TRUST，再默认为第一次见到的根
  --dry-run  check everything, change nothing | 只检查，不做更改
  --json  answer in JSON | 以 JSON 输出
  --lang en | zh  the language; by locale otherwise | 语言，默认随系统
  --help  show help | 显示帮助`);

async function helpAnswer(about: string | undefined, language: Language): Promise<Answer> {
  const say = sayIn(language);
  const isGeneral = !about || about.startsWith('-');
  const own = await (isGeneral ? allCommands(say, language) : oneCommand(about, say, language));
  const common = ['', say`Options of every command: | 通用选项：`, ...optionRows(commonOptions, language)];
  const codes = Object.values(exits).map((exit) => [`  ${exit.code}`, exit[language]]);
  const more = say`More on a command: npm run release -- help COMMAND | 查看某个命令的用法：npm run release -- help 命令`;
  const end = isGeneral ? ['', say`Exit codes: | 退出码：`, ...table(codes), '', more] : [];
  const help = [...own, ...common, ...end];
  return { data: { help }, lines: () => help };
}

async function allCommands(say: Say, language: Language): Promise<string[]> {
  const known = commandNames.map(async (name) => {
    const { takes = '', summary } = await loadCommand(name);
    return [`  ${name} ${takes}`, summary[language]];
  });
  return ['npm run release -- COMMAND …', '', say`Commands: | 命令：`, ...table(await Promise.all(known))];
}

async function oneCommand(name: string, say: Say, language: Language): Promise<string[]> {
  const { takes = '', summary, options, example } = await loadCommand(name);
  const rows = optionRows(options, language);
  return [
    `npm run release -- ${name} ${takes}`.trimEnd(),
    ...['', summary[language]],
    ...['', say`Example: | 示例：`, `  ${example}`],
    ...(rows.length > 0 ? ['', say`Options: | 选项：`, ...rows] : []),
  ];
}
