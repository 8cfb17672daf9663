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
  /** What stands for its value in the help. */
  value?: string;
  text: Said;
}

/** Values of options, as they were given. */
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

/** What a command works with. */
export interface Context extends OpenedStore {
  by: By;
  /** Positional arguments. */
  names: readonly string[];
  given: Given;
  folder?: string;
  /** The current folder. */
  cwd: string;
  tell: Tell;
}

/** What a command came to: data for machines, lines for people. */
export interface Answer {
  data: object;
  lines: (say: (said: Said) => string) => string[];
  /** Other than 0 when the command did its work and found something wrong. */
  exit?: number;
}

/** A command: each in a file of its own, with its help. */
export interface Command {
  /** Positional arguments in the help. */
  takes: string;
  summary: Said;
  /** What people do with it. */
  example: string;
  options: Record<string, Option>;
  /** Fewest and most positional arguments. */
  names: readonly [number, number];
  run: (context: Context) => Promise<Answer>;
}
