import { run } from './run';

const { argv, env, stdout, stderr } = process;

process.exitCode = await run(argv.slice(2), { env, cwd: process.cwd(), out: stdout, err: stderr });
