import type { Line } from '../session/session';

/** A part of the product that operations can switch while it is live. An app's `src/flags.ts` declares its flags. */
export interface Flag {
  name: string;
  /** What is there while it is on, in one Chinese sentence for operations. */
  does: string;
  /** What holds as long as operations have not switched it. */
  on: boolean;
}

/** Declares a flag: exported from `src/flags.ts`, it is in the app's release, where operations find it. */
export const defineFlag = (name: string, { does, on = false }: { does: string; on?: boolean }): Flag => ({
  name,
  does,
  on,
});

/** What is wrong with a flag, for builds and publications. */
export function flagFault({ name, does, on }: Partial<Flag>): string | undefined {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name ?? ''))
    return `"${name}" is no name of a flag, such as week-poster`;
  if (!/^[^\n]*\p{Script=Han}[^\n]*$/u.test(does ?? ''))
    return `flag ${name} does not say in Chinese what it does`;
  return typeof on === 'boolean' ? undefined : `flag ${name} does not say whether it is on`;
}

/** Who has a flag on: visitors who meet one part of the rule. */
export interface FlagRule {
  /** Visitors whose bucket for this flag is below this number: nobody at 0, everybody at 10000. */
  below: number;
  /** Visitors of this course line. */
  line?: Line;
  /** Devices of the staff, whose bucket is negative; they belong to each share too. */
  staff?: true;
}

/** The rules of the flags that operations have switched, by name. */
export type FlagRules = Readonly<Record<string, FlagRule>>;
