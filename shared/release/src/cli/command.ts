import type { Language } from '../messages/catalogue';
import type { By } from '../repository/change-registry';
import type { Tell } from '../publish/upload';
import { ReleaseError } from '../release-error';
import type { OpenedStore } from '../store/open-store';

/** A text in both languages. */
export type Said = Record<Language, string>;

/** Gives a text in the user's language. */
export type Say = (en: string, zh: string) => string;

export interface Option {
  type: 'string' | 'boolean';
  multiple?: boolean;
  /** How the help shows its value, such as FILE. */
  value?: string;
  text: Said;
}

/** An option that is given or not. */
export const flag = (en: string, zh: string): Option => ({ type: 'boolean', text: { en, zh } });

/** An option with a value, which the help shows as `value`. */
export const option = (value: string, en: string, zh: string): Option => ({
  type: 'string',
  value,
  text: { en, zh },
});

/** An option that may be given several times. */
export const options = (...of: Parameters<typeof option>): Option => ({ ...option(...of), multiple: true });

/** The refusal of a command line that is not understood; `run` adds the command's name to its hint. */
export const usage = (fault: string, zh = fault) => new ReleaseError('USAGE', { fault, zh });

/** The line about the revision that a command has made or met. */
export const revisionLine = ({ revision }: { revision: number }, say: Say) =>
  say(`revision ${revision}`, `第 ${revision} 版`);

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
    throw usage(`--${name} ${text}: not a number`, `--${name} ${text}：不是数字`);
  }

  /** The value as a whole number from 0 on. */
  count(name: string): number | undefined {
    const number = this.number(name);
    if (number === undefined || (Number.isSafeInteger(number) && number >= 0)) return number;
    throw usage(`--${name} ${number}: not a whole number`, `--${name} ${number}：不是非负整数`);
  }
}

export interface Context extends OpenedStore {
  by: By;
  names: readonly string[];
  given: Given;
  env: NodeJS.ProcessEnv;
  cwd: string;
  tell: Tell;
  /** Opens another store, which begins with this root metadata if a file of it is given. */
  open: (address: string, root: string | undefined) => Promise<OpenedStore>;
}

/** A command's result: data for machines, lines for people, whose terminal has so many columns. */
export interface Answer {
  data: object;
  lines: (say: Say, width: number) => string[];
  /** The exit code, if the command did its work but found something wrong. */
  exit?: number;
}

export interface Command {
  /** Positional arguments in the help. */
  takes?: string;
  summary: Said;
  /** A command line as people use it. */
  example: string;
  options: Record<string, Option>;
  /** How few and how many positional arguments it takes; none when absent. */
  names?: readonly [number, number];
  run: (context: Context) => Promise<Answer>;
  /** Whether it changes what is live. */
  writes?: boolean;
}
