/** Markup from a template, which needs no escaping. */
export class Html {
  constructor(readonly text: string) {}
}

/** A value in a template. Texts are escaped. */
export type Part = Html | string | number | undefined | false | readonly Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] as string);

function markup(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(markup).join('');
  return escaped(String(part));
}

/** Makes markup from a template. Every value is escaped unless it is markup already. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, i) => text + markup(parts[i - 1]) + string));
}
