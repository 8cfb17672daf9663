import { optionRows, optionsIn, table, type Language } from '../messages/catalogue';
import { usage } from '../release-error';
import { exits, type Command } from './command';

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

export const commonOptions = optionsIn(`
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

export async function generalHelp(language: Language): Promise<string[]> {
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

export async function commandHelp(name: string, language: Language): Promise<string[]> {
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
