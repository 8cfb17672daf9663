/**
 * Every form of address that a path matches: `/a/:id?` matches `/a` and `/a/:`. Two apps must not share a
 * form, because then the order of their names would decide which page opens.
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

/** Whether two routes share a name or an address, so that they cannot belong to two apps. */
export const meets =
  (one: { name: string; path: string }) =>
  (other: { name: string; path: string }): boolean => {
    const forms = formsOf(one.path);
    return one.name === other.name || formsOf(other.path).some((form) => forms.includes(form));
  };
