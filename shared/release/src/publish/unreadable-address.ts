/**
 * The first setting that begins as an address and is none, as with a blank that was pasted along. The gateway names some
 * of their origins in the policy of the document, and could not make a document with it.
 */
export function unreadableAddress(settings: object, above = ''): string | undefined {
  for (const [name, value] of Object.entries(settings) as [string, unknown][]) {
    const setting = `${above}${name}`;
    if (typeof value === 'string' && /^https?:/.test(value) && !URL.canParse(value)) return setting;
    const below = typeof value === 'object' && value ? unreadableAddress(value, `${setting}.`) : undefined;
    if (below) return below;
  }
  return undefined;
}
