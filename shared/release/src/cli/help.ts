import type { Language } from '../messages/catalogue';
import { flag, option, options, type Command, type Option } from './command';
import { commands } from './commands';
import { exits } from './exits';
import { table } from './table';

export const commonOptions: Record<string, Option> = {
  store: option(
    'DIR | s3://bucket/prefix',
    'the store; RELEASE_STORE or .suite/store otherwise',
    '发布仓库，默认为 RELEASE_STORE 或 .suite/store',
  ),
  why: option('WORDS', 'the reason, for the history', '原因，写入变更记录'),
  who: option('NAME', 'the author; this user otherwise', '操作人，默认为当前用户'),
  key: options(
    'FILE',
    'a private key to sign with, beside RELEASE_KEY and those at hand',
    '签名私钥文件（另会使用 RELEASE_KEY 和默认目录中的密钥）',
  ),
  trust: option(
    'FILE',
    'the root.json that the store is judged by; SUITE_TRUST otherwise, or else the first root that is seen',
    '判断仓库是否可信的 root.json，默认为 SUITE_TRUST，再默认为第一次见到的根',
  ),
  'dry-run': flag('check everything, change nothing', '只检查，不做更改'),
  json: flag('answer in JSON', '以 JSON 输出'),
  lang: option('en | zh', 'the language; by locale otherwise', '语言，默认随系统'),
  help: flag('show help', '显示帮助'),
};

const optionRows = (all: Record<string, Option>, language: Language) =>
  table(
    Object.entries(all).map(([name, { value, text }]) => [
      `  --${name}${value ? ` ${value}` : ''}`,
      text[language],
    ]),
  );

const heads = {
  commands: { en: 'Commands:', zh: '命令：' },
  options: { en: 'Options:', zh: '选项：' },
  common: { en: 'Options of every command:', zh: '通用选项：' },
  example: { en: 'Example:', zh: '示例：' },
  codes: { en: 'Exit codes:', zh: '退出码：' },
  more: {
    en: 'More on a command: npm run release -- help COMMAND',
    zh: '查看某个命令的用法：npm run release -- help 命令',
  },
};

export async function generalHelp(language: Language): Promise<string[]> {
  const known = Object.entries(commands).map(async ([name, load]) => {
    const { takes = '', summary } = await load();
    return [`  ${name} ${takes}`, summary[language]];
  });
  const codes = Object.values(exits).map((exit) => [`  ${exit.code}`, exit[language]]);
  return [
    'npm run release -- COMMAND …',
    ...['', heads.commands[language], ...table(await Promise.all(known))],
    ...['', heads.common[language], ...optionRows(commonOptions, language)],
    ...['', heads.codes[language], ...table(codes)],
    ...['', heads.more[language]],
  ];
}

export function commandHelp(name: string, command: Command, language: Language): string[] {
  const { takes = '', summary, options, example } = command;
  const own = optionRows(options, language);
  return [
    `npm run release -- ${name} ${takes}`.trimEnd(),
    ...['', summary[language]],
    ...(own.length > 0 ? ['', heads.options[language], ...own] : []),
    ...['', heads.common[language], ...optionRows(commonOptions, language)],
    ...['', heads.example[language], `  ${example}`],
  ];
}
