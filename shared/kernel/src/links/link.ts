type Value = string | number;

/** Names in a template, of which those with a question mark may be left out: `/evaluate/:id?`, `paper_id=:paperId`. */
type Names<Template extends string> = Template extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | Names<`/${More}`>
    : Rest extends `${infer Name}&${infer More}`
      ? Name | Names<More>
      : Rest
  : never;
type Optional<Name> = Name extends `${infer Bare}?` ? Bare : never;
type Required<Name> = Name extends `${string}?` ? never : Name;
type Values<Name extends string> = { [N in Required<Name> & string]: Value } & {
  [N in Optional<Name> & string]?: Value | undefined;
};
type Arguments<Name extends string> = [Name] extends [never]
  ? []
  : [Required<Name>] extends [never]
    ? [values?: Values<Name>]
    : [values: Values<Name>];

/** A page that apps link to: call it for its address. */
export interface LinkTo<Name extends string = string> {
  (...values: Arguments<Name>): string;
  /** The pattern of its route. */
  readonly pattern: string;
}

function filled(template: string, values: Record<string, Value | undefined>): string | undefined {
  let isThere = true;
  const text = template.replace(/:(\w+)\??/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) isThere = false;
    return encodeURIComponent(String(value));
  });
  return isThere ? text : undefined;
}

/**
 * Declares a link by its route's pattern and, if it has one, its query: `link('/exam', 'paper_id=:paperId')`.
 * Values that are not given are left out of the address.
 */
export function link<Path extends string, Query extends string = ''>(
  pattern: Path,
  query?: Query,
): LinkTo<Names<Path> | Names<Query>> {
  const address = (values: Record<string, Value | undefined> = {}) => {
    const parts = (text: string, separator: string) =>
      text
        .split(separator)
        .map((part) => filled(part, values))
        .filter((part) => part !== undefined)
        .join(separator);
    const search = query ? parts(query, '&') : '';
    return parts(pattern, '/') + (search && `?${search}`);
  };
  return Object.assign(address, { pattern }) as unknown as LinkTo<Names<Path> | Names<Query>>;
}
