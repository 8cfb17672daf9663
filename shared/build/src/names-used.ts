/** What a name does not count in: comments and strings. */
const notCode = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'/g;

/** Of the names that the code declares, those that it never uses: each occurs once. */
export function unusedNames(names: readonly string[], code: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of code)
    for (const [name] of text.replace(notCode, '').matchAll(/\w+/g))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.filter((name) => (counts.get(name) ?? 0) < 2);
}
