import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { languageOf } from '@suite/build/say';
import { words } from '../new/messages';
import { NewError } from '../new/new-error';
import { packPackages } from '../new/pack-packages';
import { planOf } from '../new/plan';
import { writePlan } from '../new/write-plan';

const language = languageOf();
const root = process.cwd();

function typed() {
  try {
    const option = { type: 'string' } as const;
    const options = {
      in: option,
      title: option,
      path: option,
      to: option,
      registry: { type: 'boolean' },
      tile: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new NewError('USAGE');
  }
}

const tell = (paths: readonly string[]) =>
  console.log([words.made[language], ...paths.map((path) => `  ${path}`)].join('\n'));

/** Makes an app outside of this repository. */
async function makeRepository({ values, positionals }: ReturnType<typeof typed>): Promise<void> {
  const plan = planOf(root, positionals, values);
  const { name } = JSON.parse(plan.files['package.json'] as string) as { name: string };
  const folder = resolve(root, values.to ?? join('..', name));
  if (existsSync(folder)) throw new NewError('TAKEN', { what: folder });
  const written = await writePlan(folder, plan);
  const packed = values.registry ? [] : await packPackages(root, folder);
  const place = relative(root, folder);
  tell([...written, ...packed].map((path) => join(place, path)));
  console.log(`${words.install[language]} cd ${place} && npm install && npm test`);
}

/** Packs the present sources for a repository that is there. */
async function makePackages([, to]: readonly string[]): Promise<void> {
  if (!to) throw new NewError('USAGE');
  const packed = await packPackages(root, resolve(root, to));
  tell(packed.map((path) => join(to, path)));
  console.log(`${words.update[language]} cd ${to} && npm install ./packages/*.tgz`);
}

/** Makes something in this repository. */
async function makeHere({ values, positionals }: ReturnType<typeof typed>): Promise<void> {
  const paths = await writePlan(root, planOf(root, positionals, values));
  const app = paths.map((path) => /^(?:host|remote-[^/]+)(?=\/)/.exec(path)?.[0]).find(Boolean);
  const tests = paths.filter((path) => /\.test\.tsx?$/.test(path));
  tell(paths);
  if (app) console.log(`${words.next[language]} npm run dev -- ${app === 'host' ? '' : app}`.trimEnd());
  console.log(`${words.test[language]} npm run unit -- ${tests.join(' ')}`);
  console.log(`${words.tell[language]} npm run changeset`);
}

try {
  const given = typed();
  if (given.values.help) {
    console.log(new NewError('USAGE').in(language));
    process.exit(0);
  }
  const [kind] = given.positionals;
  if (kind === 'repository') await makeRepository(given);
  else if (kind === 'packages') await makePackages(given.positionals);
  else await makeHere(given);
} catch (error) {
  console.error(error instanceof NewError ? error.in(language) : error);
  process.exit(1);
}
