import { startSuite } from './suite';

const port = Number(process.env.PORT ?? 4400);

try {
  const suite = await startSuite({ port, tell: (line) => console.log(line) });
  console.log(`\n打开 ${suite.portal}\n应用本身在 ${suite.address}\n按 Ctrl-C 结束`);
  const stop = () => void suite.close().finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
