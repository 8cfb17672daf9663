import * as api from '@suite/api';

/** One row of the command's answer. */
interface Row {
  method: string;
  path: string;
}

const isCall = (value: unknown): value is Row =>
  typeof value === 'function' && 'method' in value && 'path' in value;

const calls = Object.values<unknown>(api)
  .filter(isCall)
  .map(({ method, path }) => ({ method, path }));

if (process.argv.includes('--json')) console.log(JSON.stringify(calls));
else for (const { method, path } of calls) console.log(`${method}\t${path}`);
