import { parseArgs } from 'node:util';
import { usage, type ReleaseError } from '../release-error';
import { table, type Language, type Said } from './catalogue';

/** An option of a command line, as `parseArgs` and the help want it. */
export interface Option {
  type: 'string' | 'boolean';
  multiple: boolean;
  /** How the help shows its value, such as FILE. */
  value: string;
  text: Said;
}

/**
 * The options of a table with a line each: `--NAME VALUE  in English | in Chinese`. One without a value is a flag, and
 * three dots after the value mean that it may be given several times.
 */
export const optionsIn = (table: string): Record<string, Option> =>
  Object.fromEntries(
    [...table.matchAll(/^ *--([\w-]+)(?: (\S.*?))?(\.\.\.)? {2,}(\S.*?) \| (.*)$/gm)].map(
      ([, name, value = '', several, en = '', zh = '']) => [
        name,
        { type: value ? 'string' : 'boolean', multiple: several !== undefined, value, text: { en, zh } },
      ],
    ),
  );

export const optionRows = (all: Record<string, Option>, language: Language): string[] =>
  table(
    Object.entries(all).map(([name, { value, text }]) => [`  --${name} ${value}`.trimEnd(), text[language]]),
  );

/** What a command line gives of its options. */
export class Given {
  constructor(private readonly values: Record<string, unknown>) {}

  text(name: string): string | undefined {
    return this.values[name] as string | undefined;
  }

  texts(name: string): string[] {
    return (this.values[name] as string[] | undefined) ?? [];
  }

  flag(name: string): boolean {
    return this.values[name] === true;
  }

  /** The value, or this text of it, as a number: `5` or `5%`. */
  number(name: string, text = this.text(name)): number | undefined {
    if (text === undefined) return undefined;
    const number = Number(text.replace(/%$/, ''));
    if (text.trim() !== '' && Number.isFinite(number)) return number;
    throw usage`--${name} ${text}: not a number | --${name} ${text}：不是数字`;
  }

  /** The value, or this text of it, as those whom a canary is to reach: `staff`, a course line or a share. */
  group(name: string, text = this.text(name)): number | 'staff' | 'learner' | 'management' | undefined {
    return text === 'staff' || text === 'learner' || text === 'management' ? text : this.number(name, text);
  }

  /** The value as a whole number from 0 on. */
  count(name: string): number | undefined {
    const number = this.number(name);
    if (number === undefined || (Number.isSafeInteger(number) && number >= 0)) return number;
    throw usage`--${name} ${number}: not a whole number | --${name} ${number}：不是非负整数`;
  }

  /** The value of an option without which the command is refused. */
  needed(name: string, refusal: ReleaseError): string {
    const text = this.text(name);
    if (!text) throw refusal;
    return text;
  }
}

/** Reads a command line by its options; what is none of them are names. */
export function readOptions(
  args: readonly string[],
  options: Record<string, Option>,
  allowPositionals = false,
): { given: Given; names: string[] } {
  try {
    const { values, positionals: names } = parseArgs({ args: [...args], options, allowPositionals });
    return { given: new Given(values), names };
  } catch (error) {
    const fault = (error as Error).message.split('. ')[0] as string;
    throw usage`${fault} | 选项有误：${fault}`;
  }
}
