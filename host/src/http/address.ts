/** Parameters as the provider reads them; what is undefined or null is left out. */
export function serialize(params: object): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  return given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
}

/** The address of a read, without `/api`. */
export function addressOf(path: string, params: object | undefined): string {
  const query = params ? serialize(params) : '';
  return query ? `${path}?${query}` : path;
}
