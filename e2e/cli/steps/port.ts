import { say } from '@suite/build/say';

/** The last port that leaves one for the world, which takes the next. */
const LAST = 65_534;

/** The port that `PORT` asks for; 4400 when it asks for none. Throws with what to do if it is no port. */
export function portFrom(asked: string | undefined): number {
  if (!asked) return 4400;
  const port = Number(asked);
  if (Number.isInteger(port) && port > 0 && port <= LAST) return port;
  throw new Error(
    say({
      en: `PORT=${asked} is no port: give a number from 1 to ${LAST}, such as PORT=5000`,
      zh: `PORT=${asked} 不是端口：请写 1 到 ${LAST} 之间的数，例如 PORT=5000`,
    }),
  );
}
