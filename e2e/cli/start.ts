import { randomBytes } from 'node:crypto';
import { readArguments } from '@suite/build/arguments';
import { say } from '@suite/build/say';
import { holdFolder } from './steps/only-one';
import { portFrom } from './steps/port';
import type { RunningSuite } from './suite';

readArguments({
  command: 'npm start',
  summary: {
    en: 'Builds the apps that have changed, publishes them on this machine and serves them with the outside world. PORT=5000 takes another port, and the next one for the world.',
    zh: '构建有变化的应用，发布到本机，和外部世界一起启动。PORT=5000 换端口，下一个端口给外部世界。',
  },
});
// Imported after the arguments are read, so that the help is there at once.
const [{ opsUser, startSuite }, { fail }] = await Promise.all([import('./suite'), import('./steps/fail')]);
const opsPassword = process.env.OPS_PASSWORD || randomBytes(9).toString('base64url');

const wordsOf = ({ portal, address }: RunningSuite) =>
  say({
    en: `
Open ${portal}
The app itself: ${address}
Releases and rollback: ${address}/ops/ (${opsUser()}, password ${opsPassword})
Ctrl-C ends it`,
    zh: `
打开 ${portal}
应用本身在 ${address}
发布台在 ${address}/ops/，姓名 ${opsUser()}，密码 ${opsPassword}
按 Ctrl-C 结束`,
  });

try {
  const port = portFrom(process.env.PORT);
  const held = await holdFolder();
  const suite = await startSuite({ port, opsPassword, tell: (line) => console.log(line) });
  held.isAt(suite);
  console.log(wordsOf(suite));
  const stop = () => void Promise.all([suite.close(), held.release()]).finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  fail(error);
}
