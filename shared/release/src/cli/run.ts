import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  languageOf,
  said,
  optionRows,
  optionsIn,
  table,
  type Language,
  type Said,
} from '../messages/catalogue';
import { isRefusal, ReleaseError, usage } from '../release-error';
import { trustFor } from '../repository/trust';
import { openStore, type OpenedStore } from '../store/local-store';
import { exits, Given, type Answer, type Command } from './command';

export interface Terminal {
  env: NodeJS.ProcessEnv;
  cwd: string;
  out: { write: (text: string) => unknown };
  err: { write: (text: string) => unknown };
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
    return await work(command, given, positionals, { name, terminal });
  } catch (error) {
    if (!isRefusal(error, 'USAGE')) throw error;
    throw new ReleaseError('USAGE', { command: ` ${name}`, ...error.facts });
  }
}

async function work(
  command: Command,
  given: Given,
  names: string[],
  { name, terminal }: { name: string; terminal: Terminal },
): Promise<Answer> {
  const { env, cwd } = terminal;
  const named = (name === 'promote' && given.text('to')) || given.text('store') || env.RELEASE_STORE;
  const address = named || '.suite/store';
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
    return await command.run({ ...opened, by, names, given, cwd, env, open });
  } catch (error) {
    if (!opened || !isRefusal(error) || !error.facts.store || error.facts.from) throw error;
    throw new ReleaseError(error.code, { ...error.facts, store: address }, { cause: error.cause });
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

const keys = () => import('./keys');
const publishing = () => import('./publish');
const canaries = () => import('./canary');
const changes = () => import('./changes');
const views = () => import('./views');

/** Where each command is. A part is loaded when it is used: most commands need little of what publishing does. */
const parts: Readonly<Record<string, () => Promise<{ commands: Readonly<Record<string, Command>> }>>> = {
  ...{ init: keys, publish: publishing, promote: publishing, rollback: changes, restore: changes },
  ...{ canary: canaries, status: views, judge: canaries, history: views, gc: changes, verify: views },
  ...{ trace: views, keys, password: keys, overrides: changes },
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

const heads = {
  en: ['Commands:', 'Options:', 'Options of every command:', 'Example:', 'Exit codes:'],
  zh: ['命令：', '选项：', '通用选项：', '示例：', '退出码：'],
};
const more = {
  en: 'More on a command: npm run release -- help COMMAND',
  zh: '查看某个命令的用法：npm run release -- help 命令',
};

async function generalHelp(language: Language): Promise<string[]> {
  const [commands = '', , common = '', , codes = ''] = heads[language];
  const known = commandNames.map(async (name) => {
    const { takes = '', summary } = await loadCommand(name);
    return [`  ${name} ${takes}`, summary[language]];
  });
  return [
    'npm run release -- COMMAND …',
    ...['', commands, ...table(await Promise.all(known))],
    ...['', common, ...optionRows(commonOptions, language)],
    ...['', codes, ...table(Object.values(exits).map((exit) => [`  ${exit.code}`, exit[language]]))],
    ...['', more[language]],
  ];
}

async function commandHelp(name: string, language: Language): Promise<string[]> {
  const { takes = '', summary, options, example } = await loadCommand(name);
  const [, own = '', common = '', such = ''] = heads[language];
  const rows = optionRows(options, language);
  return [
    `npm run release -- ${name} ${takes}`.trimEnd(),
    ...['', summary[language]],
    ...(rows.length > 0 ? ['', own, ...rows] : []),
    ...['', common, ...optionRows(commonOptions, language)],
    ...['', such, `  ${example}`],
  ];
}
