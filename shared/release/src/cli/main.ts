import { run } from './run';

const { argv, env, stdout, stderr } = process;

// A reader such as `head` may close the pipe before everything is said.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(argv.slice(2), { env, cwd: process.cwd(), out: stdout, err: stderr });
