import { dirname } from 'node:path';
import { docs, files, textOf } from './read-docs';

/** The READMEs that tell what is in the folders beside them. */
const maps = docs.filter((doc) => /\/README(?:\.zh-CN)?\.md$/.test(doc));

test.each(maps)('%s tells of every folder, and of no other', (doc) => {
  const listed = [...textOf(doc).matchAll(/^\| `([\w/-]+)\/`/gm)].map(([, name]) => name as string);
  const root = dirname(doc);
  // A package's sources are told of folder by folder.
  const depth = (name: string) => (name.startsWith('src/') ? 2 : 1);
  const there = files
    .filter((file) => file.startsWith(`${root}/`))
    .map((file) => file.slice(root.length + 1).split('/'))
    .map((parts) =>
      parts
        .slice(0, -1)
        .slice(0, depth(parts.join('/')))
        .join('/'),
    )
    .filter((name) => name !== '' && name !== 'src');
  expect(listed.sort()).toEqual([...new Set(there)].sort());
});
