import { randomBytes } from 'node:crypto';
import { say } from '@suite/build/say';
import { fail } from './steps/fail';
import { portFrom } from './steps/port';
import { startSuite, type RunningSuite } from './suite';

const opsToken = process.env.OPS_TOKEN || randomBytes(12).toString('hex');

const wordsOf = ({ portal, address }: RunningSuite) =>
  say({
    en: `
Open ${portal}
The app itself: ${address}
Releases and rollback: ${address}/ops/ (token ${opsToken})
Ctrl-C ends it`,
    zh: `
打开 ${portal}
应用本身在 ${address}
发布台在 ${address}/ops/，口令 ${opsToken}
按 Ctrl-C 结束`,
  });

try {
  const port = portFrom(process.env.PORT);
  const suite = await startSuite({ port, opsToken, tell: (line) => console.log(line) });
  console.log(wordsOf(suite));
  const stop = () => void suite.close().finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  fail(error);
}
