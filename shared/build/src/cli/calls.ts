import { readArguments } from '../arguments';
import * as api from '@suite/api';

/** One row of the command's answer. */
interface Row {
  method: string;
  path: string;
}

const isCall = (value: unknown): value is Row =>
  typeof value === 'function' && 'method' in value && 'path' in value;

const { values } = readArguments({
  command: 'npm run calls',
  summary: { en: 'Lists all declared calls.', zh: '列出声明过的全部接口。' },
  options: {
    json: { type: 'boolean', default: false, text: { en: 'answer in JSON', zh: '以 JSON 输出' } },
  },
});
const calls = Object.values<unknown>(api)
  .filter(isCall)
  .map(({ method, path }) => ({ method, path }));

if (values.json) console.log(JSON.stringify(calls));
else for (const { method, path } of calls) console.log(`${method}\t${path}`);
