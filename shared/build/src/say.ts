import { apps } from './workspace';

/** A text in both languages of the commands. */
export interface Said {
  en: string;
  zh: string;
}

/** The language that the user's locale asks for. */
export function languageOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv = process.env): keyof Said {
  return /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'zh' : 'en';
}

/** The text in the user's language. */
export const say = (said: Said): string => said[languageOf()];

/** Throws if one of these is no app, and says which there are. */
export function checkApps(named: readonly string[], known: readonly string[] = apps): void {
  const unknown = named.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Error(
    say({
      en: `there is no app ${unknown}; there are: ${known.join(', ')}`,
      zh: `没有名为 ${unknown} 的应用，可选：${known.join('、')}`,
    }),
  );
}
