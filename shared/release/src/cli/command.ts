import type { Language, said, Said } from '../messages/catalogue';
import { optionsIn, type Given, type Option } from '../messages/options';
import type { ErrorGroup } from '../release-error';
import type { By } from '../repository/change-suite';
import type { Store } from '../store/store';

/** Gives the text of a template, as `said` reads it, in the user's language. */
export interface Say {
  (...template: Parameters<typeof said>): string;
  language: Language;
}

/** The exit code of each outcome, and what it means. Codes never change, because CI scripts rely on them. */
export const exits: Record<'done' | ErrorGroup, Said & { code: number }> = {
  done: { code: 0, en: 'done, or nothing had to be done', zh: '完成，或无需更改' },
  unexpected: { code: 1, en: 'an unexpected failure', zh: '意外错误' },
  usage: { code: 2, en: 'the command was not understood', zh: '命令用法有误' },
  gate: { code: 3, en: 'the gate refused the release', zh: '发布检查未通过' },
  state: { code: 4, en: 'what is live does not allow it', zh: '当前线上状态不允许此操作' },
  busy: { code: 5, en: 'somebody else was faster: try again', zh: '与他人的操作冲突，请重试' },
  store: { code: 6, en: 'the store failed', zh: '发布仓库出错' },
  keys: { code: 7, en: 'a key is missing or unfit', zh: '密钥缺失或不可用' },
  damage: { code: 8, en: 'something in the store is damaged', zh: '仓库内容有损坏' },
};

/** The line about the revision that a command has made or met. */
export const revisionLine = ({ revision }: { revision: number }, say: Say) =>
  say`revision ${revision} | 第 ${revision} 版`;

export interface Context {
  store: Store;
  by: By;
  names: readonly string[];
  given: Given;
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Opens another store, which begins with this root metadata if a file of it is given. */
  open: (address: string, root: string | undefined) => Promise<Store>;
}

/** A command's result: data for machines, lines for people. */
export interface Answer {
  data: object;
  lines: (say: Say) => string[];
  /** The exit code, if the command did its work but found something wrong. */
  exit?: number;
}

/** The option of commands that give visitors a release. */
export const despiteOption =
  '--despite-freeze WHY  also while releases are frozen, for this reason | 冻结期间照样进行，并写明原因';

interface CommandFacts {
  takes?: string;
  /** How few and how many positional arguments it takes; none when absent. */
  names?: readonly [number, number];
  writes?: boolean;
}

export interface Command extends CommandFacts {
  summary: Said;
  example: string;
  options: Record<string, Option>;
  run: (context: Context) => Promise<Answer>;
}

/**
 * A command by its lines of help: what it does in English, the same in Chinese, an example, and the table of its options.
 */
export function command(help: string, facts: CommandFacts, run: Command['run']): Command {
  const [en = '', zh = '', example = ''] = help.trim().split(/\n */);
  return {
    ...facts,
    summary: { en, zh },
    example: `npm run release -- ${example}`,
    options: optionsIn(help),
    run,
  };
}
