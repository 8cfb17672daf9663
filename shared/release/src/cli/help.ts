import type { Language } from '../messages/catalogue';
import type { Command, Option } from './command';
import { commands } from './commands';
import { EXIT, exitTexts } from './exit-codes';
import { table } from './table';

/** Options of every command. */
export const commonOptions: Record<string, Option> = {
  store: {
    type: 'string',
    value: 'DIR | s3://bucket/prefix',
    text: {
      en: 'the store; RELEASE_STORE or .suite/store otherwise',
      zh: '发布仓库，默认为 RELEASE_STORE 或 .suite/store',
    },
  },
  why: {
    type: 'string',
    value: 'WORDS',
    text: { en: 'the reason, for the audit log', zh: '原因，写入变更记录' },
  },
  who: {
    type: 'string',
    value: 'NAME',
    text: { en: 'the author; this user otherwise', zh: '操作人，默认为当前用户' },
  },
  key: {
    type: 'string',
    multiple: true,
    value: 'FILE',
    text: {
      en: 'a private key to sign with, beside RELEASE_KEY and those at hand',
      zh: '签名私钥文件（另会使用 RELEASE_KEY 和默认目录中的密钥）',
    },
  },
  trust: {
    type: 'string',
    multiple: true,
    value: 'FILE',
    text: {
      en: 'public keys that may have signed the registry, beside SUITE_TRUST',
      zh: '受信任的公钥文件（另会使用 SUITE_TRUST）',
    },
  },
  'dry-run': { type: 'boolean', text: { en: 'check everything, change nothing', zh: '只检查，不做更改' } },
  json: { type: 'boolean', text: { en: 'answer in JSON', zh: '以 JSON 输出' } },
  lang: {
    type: 'string',
    value: 'en | zh',
    text: { en: 'the language; by locale otherwise', zh: '语言，默认随系统' },
  },
  help: { type: 'boolean', text: { en: 'show help', zh: '显示帮助' } },
};

const optionRows = (options: Record<string, Option>, language: Language) =>
  table(
    Object.entries(options).map(([name, { value, text }]) => [
      `  --${name}${value ? ` ${value}` : ''}`,
      text[language],
    ]),
  );

const words = {
  en: {
    commands: 'Commands',
    options: 'Options',
    common: 'Options of every command',
    example: 'Example',
    codes: 'Exit codes',
    more: 'More on a command: npm run release -- help COMMAND',
  },
  zh: {
    commands: '命令',
    options: '选项',
    common: '通用选项',
    example: '示例',
    codes: '退出码',
    more: '查看某个命令的用法：npm run release -- help 命令',
  },
} as const;

/** The help on everything. */
export async function generalHelp(language: Language): Promise<string[]> {
  const word = words[language];
  const known = await Promise.all(
    Object.entries(commands).map(async ([name, command]) => [name, await command()] as const),
  );
  return [
    'npm run release -- COMMAND …',
    '',
    `${word.commands}:`,
    ...table(known.map(([name, { takes, summary }]) => [`  ${name} ${takes}`, summary[language]])),
    '',
    `${word.common}:`,
    ...optionRows(commonOptions, language),
    '',
    `${word.codes}:`,
    ...table(
      Object.entries(EXIT).map(([name, code]) => [
        `  ${code}`,
        exitTexts[name as keyof typeof EXIT][language],
      ]),
    ),
    '',
    word.more,
  ];
}

/** The help on one command. */
export function commandHelp(
  name: string,
  { takes, summary, options, example }: Command,
  language: Language,
): string[] {
  const word = words[language];
  return [
    `npm run release -- ${name} ${takes}`.trimEnd(),
    '',
    summary[language],
    ...(Object.keys(options).length > 0 ? ['', `${word.options}:`, ...optionRows(options, language)] : []),
    '',
    `${word.common}:`,
    ...optionRows(commonOptions, language),
    '',
    `${word.example}:`,
    `  ${example}`,
  ];
}
