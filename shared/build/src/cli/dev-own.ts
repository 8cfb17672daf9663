import { parseArgs } from 'node:util';
import { runPreview } from '../dev/against/run-preview';
import { say } from '../say';

const usage = {
  en: 'suite-dev --against https://… [--origin https://…]: shows this remote in a deployed suite.',
  zh: 'suite-dev --against https://… [--origin https://…]：在已部署的套件里看这个应用。',
};

try {
  const option = { type: 'string' } as const;
  const { against, origin } = parseArgs({ options: { against: option, origin: option } }).values;
  if (!against) throw new Error(say(usage));
  await runPreview({ folder: process.cwd(), against, origin, port: Number(process.env.PORT ?? 4400) });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
