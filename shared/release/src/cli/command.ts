import type { Language } from '../messages/catalogue';
import type { By } from '../registry/change-registry';
import type { Tell } from '../publish/upload';
import type { OpenedStore } from '../store/open-store';

/** A text in both languages. */
export type Said = Record<Language, string>;

/** One option of a command. */
export interface Option {
  type: 'string' | 'boolean';
  multiple?: boolean;
  /** How the help shows its value, such as FILE. */
  value?: string;
  text: Said;
}

/** The options that the user gave. */
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
}

/** What a command gets to work with. */
export interface Context extends OpenedStore {
  by: By;
  /** Positional arguments. */
  names: readonly string[];
  given: Given;
  folder?: string;
  env: NodeJS.ProcessEnv;
  /** The current folder. */
  cwd: string;
  tell: Tell;
  /** Opens another store. Public keys that are given for it count instead of those of this command's store. */
  open: (address: string, trust: readonly string[]) => Promise<OpenedStore>;
}

/** A command's result: data for machines, lines for people, whose terminal has so many columns. */
export interface Answer {
  data: object;
  lines: (say: (said: Said) => string, width: number) => string[];
  /** The exit code, if the command did its work but found something wrong. */
  exit?: number;
}

/** One command with its help. */
export interface Command {
  /** Positional arguments in the help. */
  takes: string;
  summary: Said;
  /** A command line as people use it. */
  example: string;
  options: Record<string, Option>;
  /** How few and how many positional arguments it takes. */
  names: readonly [number, number];
  run: (context: Context) => Promise<Answer>;
  /** Whether it changes what is live. */
  writes?: boolean;
}
