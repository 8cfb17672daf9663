import { randomBytes } from 'node:crypto';
import { startSuite } from './suite';

const port = Number(process.env.PORT ?? 4400);
const opsToken = process.env.OPS_TOKEN || randomBytes(12).toString('hex');

try {
  const suite = await startSuite({ port, opsToken, tell: (line) => console.log(line) });
  console.log(
    [
      '',
      `打开 ${suite.portal}`,
      `应用本身在 ${suite.address}`,
      `发布台在 ${suite.address}/ops/，口令 ${opsToken}`,
      '按 Ctrl-C 结束',
    ].join('\n'),
  );
  const stop = () => void suite.close().finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
