import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { houseRules } from '../../lint/house-rules.mjs';
import type { Fault } from './fault';

/** Judges source files by the rules that `npm run lint` has too; with a cache file it keeps the verdicts there. */
export function createLint(root: string, cache?: string): (files: readonly string[]) => Promise<Fault[]> {
  const rules = houseRules(root);
  const own = new Set(rules.flatMap((config) => Object.keys(config.rules ?? {})));
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [tseslint.configs.base as never, ...rules],
    ...(cache && { cache: true, cacheLocation: cache, cacheStrategy: 'content' }),
    errorOnUnmatchedPattern: false,
  });
  return async (files) => {
    if (files.length === 0) return [];
    const results = await eslint.lintFiles([...files]);
    return results.flatMap(({ filePath, messages }) =>
      messages
        // Files may name rules that only lint has, and webpack itself reports a file that cannot be parsed.
        .filter(({ ruleId }) => ruleId !== null && own.has(ruleId))
        .map(({ line, column, message }) => ({ file: filePath, line, column, message })),
    );
  };
}
