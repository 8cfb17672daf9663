import { commandsOf } from './read-docs';

/** How a command of package.json is tried: it has to succeed, or as a server to print its address and stop. */
export interface Try {
  args?: string[];
  /** For a server: the text that it prints once it is up. */
  says?: RegExp;
}

const address = /http:\/\/127\.0\.0\.1:\d+/;

/** The commands that `npm test` covers, either whole or tool by tool. */
export const inTests = [
  'test',
  'types',
  'lint',
  'format',
  'unit',
  'build',
  'release',
  'routes',
  'calls',
  'conform',
  'new',
];

/** All other commands, each in its shortest form. */
export const others: Record<string, Try> = {
  start: { says: address },
  dev: { args: ['remote-tools'], says: address },
  gallery: { says: address },
  gateway: { args: ['--store', '.suite/store', '--port', '4699'], says: /listening/ },
  'world:reset': {},
  faults: { args: ['--only', 'page: 404'] },
  engines: { args: ['--only', '66'] },
  sweep: { args: ['calls'] },
  tour: { args: ['--states', 'data', '--only', 'Agreement'] },
  bench: { args: ['--rounds', '1'] },
  'bench:return': { args: ['--rounds', '1'] },
  'bench:registry': { args: ['--rounds', '1'] },
  'bench:use': {},
  lighthouse: { args: ['--only', 'Agreement', '--least', '50'] },
  'bench:world': { args: ['--smoke'] },
  'bench:gateway': {},
  package: {},
  s3: { says: address },
  changeset: { args: ['--help'] },
  commands: { args: ['--list'] },
};

/** The commands of a document in their order; a server has to start and stop. */
export const typedOf = (doc: string): { text: string; how: Try }[] =>
  commandsOf(doc).map(({ text, words: [, , name = ''] }) => ({
    text,
    how: others[name]?.says ? { says: address } : {},
  }));
