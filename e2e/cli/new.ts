import { parseArgs } from 'node:util';
import { languageOf } from '@suite/build/say';
import { words } from '../new/messages';
import { NewError } from '../new/new-error';
import { planOf } from '../new/plan';
import { writePlan } from '../new/write-plan';

const language = languageOf();

function typed() {
  try {
    const option = { type: 'string' } as const;
    return parseArgs({ options: { in: option, title: option, path: option }, allowPositionals: true });
  } catch {
    throw new NewError('USAGE');
  }
}

try {
  const { values, positionals } = typed();
  const paths = await writePlan(process.cwd(), planOf(process.cwd(), positionals, values));
  const app = paths.map((path) => /^(?:host|remote-[^/]+)(?=\/)/.exec(path)?.[0]).find(Boolean);
  const tests = paths.filter((path) => /\.test\.tsx?$/.test(path));
  console.log([words.made[language], ...paths.map((path) => `  ${path}`)].join('\n'));
  if (app) console.log(`${words.next[language]} npm run dev -- ${app === 'host' ? '' : app}`.trimEnd());
  console.log(`${words.test[language]} npm run unit -- ${tests.join(' ')}`);
} catch (error) {
  console.error(error instanceof NewError ? error.in(language) : error);
  process.exit(1);
}
