/**
 * Every form of address that a path answers to: `/a/:id?` is `/a` as well as `/a/:`. Two paths with a
 * form in common would fight for one address, and the order of names would decide.
 */
export function formsOf(path: string): string[] {
  const forms = path
    .toLowerCase()
    .split('/')
    .reduce<string[][]>(
      (heads, segment) => {
        if (segment === '') return heads;
        const name = segment.startsWith(':') ? ':' : segment;
        const longer = heads.map((head) => [...head, name]);
        return segment.endsWith('?') ? [...longer, ...heads] : longer;
      },
      [[]],
    );
  return forms.map((form) => `/${form.join('/')}`);
}

/** Whether two routes cannot belong to two apps: they share a name or an address. */
export const meets =
  (one: { name: string; path: string }) =>
  (other: { name: string; path: string }): boolean => {
    const forms = formsOf(one.path);
    return one.name === other.name || formsOf(other.path).some((form) => forms.includes(form));
  };
