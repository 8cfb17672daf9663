/** An edit of a list that all apps share: the text before, and the text after. */
export type Edit = (text: string) => string;

function between(text: string, at: number, line: string): string {
  if (at < 0) throw new Error(`there is no place for ${line.trim()}`);
  return text.slice(0, at) + line + text.slice(at);
}

/** Puts a line before a part of the text. */
export const before =
  (part: string | RegExp, line: string): Edit =>
  (text) =>
    between(text, text.search(typeof part === 'string' ? part.replace(/[^\w\s]/g, '\\$&') : part), line);

/** Adds an item to the list that ends here, whether it stands on one line or on many. */
export const added =
  (end: RegExp, item: string): Edit =>
  (text) => {
    const at = text.search(end);
    const comma = /[[,]\s*$/.test(text.slice(0, Math.max(0, at))) ? '' : ',';
    return between(text, at, `${comma} ${item},\n`);
  };

/** Puts a line into a sorted run of lines of its form, at its place in the alphabet or behind the last one. */
export const sorted =
  (form: RegExp, line: string): Edit =>
  (text) => {
    const lines = text.split('\n');
    const like = lines.flatMap((one, at) => (form.test(one) ? [at] : []));
    const later = like.find((at) => (lines[at] as string) > line);
    lines.splice(later ?? (like.at(-1) ?? -1) + 1, 0, line);
    return lines.join('\n');
  };

const inOrder = (entries: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => one.localeCompare(other, 'en')));

/** Tells npm's lock file of a new workspace, as an installation would. */
export const lockWorkspace =
  (app: string, manifest: object): Edit =>
  (text) => {
    const lock = JSON.parse(text) as { packages: Record<string, unknown> };
    const link = { resolved: app, link: true };
    const packages = inOrder({ ...lock.packages, [`node_modules/${app}`]: link, [app]: manifest });
    return `${JSON.stringify({ ...lock, packages }, null, 2)}\n`;
  };
