/** The id in an address; undefined if the text is no id. */
export function idOf(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
