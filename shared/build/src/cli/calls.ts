import { readFileSync } from 'node:fs';
import { readArguments } from '../arguments';
import { filesUnder } from '../files-under';
import { unusedNames } from '../names-used';
import { say } from '../say';
import { apps } from '../workspace';

/** One row of the command's answer. */
interface Row {
  method: string;
  path: string;
}

const isCall = (value: unknown): value is Row =>
  typeof value === 'function' && 'method' in value && 'path' in value;

const rowOf = ({ method, path }: Row): Row => ({ method, path });

/** The code of pages, and of what they are made of. */
const code = () =>
  [...apps, 'shared/api', 'shared/features', 'shared/loader']
    .flatMap((folder) => filesUnder(`${folder}/src`))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));

const { values } = readArguments({
  command: 'npm run calls',
  summary: {
    en: 'Lists all declared calls, and fails on those that no page makes.',
    zh: '列出声明过的全部接口；有接口没有页面调用时报错。',
  },
  options: {
    json: { type: 'boolean', default: false, text: { en: 'answer in JSON', zh: '以 JSON 输出' } },
    openapi: {
      type: 'boolean',
      default: false,
      text: { en: 'the declarations as OpenAPI 3.1', zh: '以 OpenAPI 3.1 输出声明' },
    },
    fix: {
      type: 'boolean',
      default: false,
      text: {
        en: 'only writes beside each call the fields of its answer that are normalised, and names the calls',
        zh: '只按返回值的类型，在每个接口旁写好要修整的字段，并列出这些接口',
      },
    },
  },
});
// Imported after the arguments are read, so that the help is there at once.
const [api, { fixFields, openApiOf, readDeclarations }] = await Promise.all([
  import('@suite/api'),
  import('../calls'),
]);
const calls = Object.entries<unknown>(api).flatMap(([name, value]) =>
  isCall(value) ? { name, ...rowOf(value) } : [],
);
const unmade = unusedNames(
  calls.map(({ name }) => name),
  code(),
);

if (values.fix) {
  // A call may be declared before there is a page that makes it.
  for (const fixed of fixFields(readDeclarations())) console.log(fixed);
  process.exit(0);
}
if (values.openapi) console.log(JSON.stringify(openApiOf(readDeclarations()), null, 2));
else if (values.json) console.log(JSON.stringify(calls.map(rowOf)));
else for (const { method, path } of calls) console.log(`${method}\t${path}`);
for (const name of unmade) console.error(say({ en: `no page makes ${name}`, zh: `没有页面调用 ${name}` }));
if (unmade.length > 0) process.exitCode = 1;
