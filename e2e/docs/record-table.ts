import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the table of `shared/docs/memory.md` says of a kind of record. */
export interface KindRow {
  kind: string;
  owner: string;
  personal: string;
  unsent: string;
  gone: string;
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/`/g, ''));

const rows = readFileSync(join(import.meta.dirname, '../../shared/docs/memory.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map(cellsOf);

/** The kinds in the table, in its order. */
export const kindsInTable = (): KindRow[] =>
  rows
    .filter((cells) => cells.length === 6)
    .map(([kind = '', , owner = '', personal = '', unsent = '', gone = '']) => ({
      kind,
      ...{ owner, personal, unsent, gone },
    }));

/** The keys of named texts in the table; one that ends in `*` stands for all that begin so. */
export const namedInTable = (): string[] =>
  rows.filter(({ length }) => length === 4).map(([key = '']) => key);

/** The life of a kind, as it stands in its key. */
const lifeOf = ({ owner, personal, unsent }: KindRow) => {
  if (unsent === 'yes') return personal === 'yes' ? 'unsent.copy' : 'unsent.work';
  return owner === 'device' && personal === 'no' ? 'device.record' : 'visit';
};

/** The keys of a device that are not in the table, or do not live as the table says. */
export function unknownKeys(keys: readonly string[]): string[] {
  const lives = new Map(kindsInTable().map((row) => [row.kind, lifeOf(row)]));
  const named = namedInTable();
  const isNamed = (key: string) =>
    named.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : name === key));
  return keys.filter((key) => {
    const [, life, kind = ''] =
      /^suite\.([a-z.]+)\/(?:device|(?:learner|management)\.[1-9]\d*)\/([a-z-]+)\//.exec(key) ?? [];
    return life === undefined ? !isNamed(key) : lives.get(kind) !== life;
  });
}
