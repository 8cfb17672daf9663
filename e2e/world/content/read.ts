import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { isNode, LineCounter, parseDocument } from 'yaml';

const here = fileURLToPath(new URL('./data/', import.meta.url));
const markdown = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

/** Where the tests keep what the process before them has parsed: parsing takes longer than most of their files. */
export const PARSED = 'PARSED_CONTENT';

/** The data of each file that was parsed, before its schema had a look at it. */
export const parsed: Record<string, unknown> = process.env[PARSED]
  ? JSON.parse(readFileSync(process.env[PARSED], 'utf8'))
  : {};

/**
 * Parses YAML, or Markdown with front matter: its text becomes the field `body`. Data that do not fit the schema are
 * refused with file and line.
 */
export function parse<Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const [, front, body] = markdown.exec(text) ?? [];
  const lines = new LineCounter();
  const document = parseDocument(front ?? text, { lineCounter: lines });
  const refuse = (offset: number, why: string) => {
    const line = lines.linePos(offset).line + (front === undefined ? 0 : 1);
    return new Error(`${file}:${line}: ${why}`);
  };
  const [malformed] = document.errors;
  if (malformed) throw refuse(malformed.pos[0], malformed.message);
  const fields: unknown = document.toJS();
  const data = body === undefined ? fields : { ...(fields as object), body };
  parsed[file] = data;
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = (issue.path ?? []).map(({ key }) => key);
  const why = [path.join('.'), issue.message].filter(Boolean).join(': ');
  // A field that is missing has no place of its own: the object that lacks it has.
  for (let depth = path.length; depth >= 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) throw refuse(node.range[0], why);
  }
  throw refuse(0, why);
}

/** Reads one file of the content. */
export function read<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  const name = `content/data/${file}`;
  const known = v.safeParse(schema, parsed[name]);
  return known.success ? known.output : parse(name, readFileSync(here + file, 'utf8'), schema);
}

/** Names of a folder's files and folders that begin so, by the number in them. */
export const numbered = (folder: string, begin = ''): string[] =>
  readdirSync(here + folder)
    .filter((name) => name.startsWith(begin) && /\d/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => `${folder}/${name}`);

/** Reads all files of a folder whose names begin so, by the number in them. */
export const readAll = <Schema extends v.GenericSchema>(
  folder: string,
  schema: Schema,
  begin?: string,
): v.InferOutput<Schema>[] => numbered(folder, begin).map((file) => read(file, schema));
