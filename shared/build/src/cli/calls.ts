import { readFileSync } from 'node:fs';
import { readArguments } from '../arguments';
import * as api from '@suite/api';
import { filesUnder } from '../files-under';
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

/** The names in the code of pages, and of what they are made of, each as often as it occurs. */
function namesInCode(): Map<string, number> {
  const folders = [...apps, 'shared/api', 'shared/features', 'shared/loader'];
  const code = folders
    .flatMap((folder) => filesUnder(`${folder}/src`))
    .filter((file) => /\.tsx?$/.test(file));
  const names = new Map<string, number>();
  for (const file of code)
    for (const [name] of readFileSync(file, 'utf8').matchAll(/\w+/g))
      names.set(name, (names.get(name) ?? 0) + 1);
  return names;
}

const { values } = readArguments({
  command: 'npm run calls',
  summary: {
    en: 'Lists all declared calls, and fails on those that no page makes.',
    zh: '列出声明过的全部接口；有接口没有页面调用时报错。',
  },
  options: {
    json: { type: 'boolean', default: false, text: { en: 'answer in JSON', zh: '以 JSON 输出' } },
  },
});
const calls = Object.entries<unknown>(api).flatMap(([name, value]) =>
  isCall(value) ? { name, ...rowOf(value) } : [],
);
const names = namesInCode();
// A name that occurs once is declared, and that is all.
const unmade = calls.filter(({ name }) => (names.get(name) ?? 0) < 2);

if (values.json) console.log(JSON.stringify(calls.map(rowOf)));
else for (const { method, path } of calls) console.log(`${method}\t${path}`);
for (const { name, path } of unmade)
  console.error(say({ en: `no page makes ${name} (${path})`, zh: `没有页面调用 ${name}（${path}）` }));
if (unmade.length > 0) process.exitCode = 1;
