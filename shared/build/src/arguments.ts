import { parseArgs } from 'node:util';
import { say, type Said } from './say';

/** One option of a command, with its line in the help. */
export interface Option {
  type: 'string' | 'boolean';
  default?: string | boolean;
  /** How the help shows its value, such as LIST. */
  value?: string;
  text: Said;
}

/** How a command is typed. */
export interface Usage<Options extends Record<string, Option>> {
  /** The command, such as `npm run tour`. */
  command: string;
  /** What it does, in a sentence or two. */
  summary: Said;
  options?: Options;
  /** How the help shows the names that the command takes, such as `[APP…]`; without it, it takes none. */
  takes?: Said;
}

/** A command line with a wrong option or a name too many. */
const WRONG = 2;

/** The help: the line to type, what it does, and the options. */
function helpOf({ command, summary, options = {}, takes }: Usage<Record<string, Option>>): string {
  const rows = Object.entries(options).map(([name, { value, text }]) => ({
    typed: `--${name}${value ? ` ${value}` : ''}`,
    text: say(text),
  }));
  const column = Math.max(0, ...rows.map(({ typed }) => typed.length)) + 2;
  const after = [...(takes ? [say(takes)] : []), ...rows.map(({ typed }) => `[${typed}]`)];
  return [
    after.length > 0 ? `${command} -- ${after.join(' ')}` : command,
    '',
    say(summary),
    ...(rows.length > 0 ? [''] : []),
    ...rows.map(({ typed, text }) => `  ${typed.padEnd(column)}${text}`),
  ].join('\n');
}

/** The fault of a command line in the user's language; Node says it in English only. */
function faultOf(error: unknown): string {
  const [said = ''] = (error as Error).message.split('. ');
  const [, what = ''] = /'([^']+)'/.exec(said) ?? [];
  const zh: Record<string, string> = {
    ERR_PARSE_ARGS_UNKNOWN_OPTION: `没有选项 ${what}`,
    ERR_PARSE_ARGS_INVALID_OPTION_VALUE: `选项 ${what} 的写法不对`,
    ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: `多了一个词 ${what}`,
  };
  return say({ en: said, zh: zh[(error as { code?: string }).code ?? ''] ?? said });
}

/**
 * Reads the command line. With `--help` it prints the help and ends the command; a line that it does not
 * understand is refused with the help, before anything was begun.
 */
export function readArguments<const Options extends Record<string, Option> = Record<never, Option>>(
  usage: Usage<Options>,
  args: readonly string[] = process.argv.slice(2),
): ReturnType<typeof parseArgs<{ args: string[]; options: Options; allowPositionals: boolean }>> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(helpOf(usage));
    process.exit(0);
  }
  try {
    return parseArgs({
      args: [...args],
      options: (usage.options ?? {}) as Options,
      allowPositionals: usage.takes !== undefined,
    });
  } catch (error) {
    console.error(`${faultOf(error)}\n\n${helpOf(usage)}`);
    process.exit(WRONG);
  }
}
