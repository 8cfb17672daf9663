import type { FastifyInstance } from 'fastify';

/**
 * Does a work again and again while a gateway runs, never twice at a time; what fails is tried again.
 * Closing waits for what is under way: a change of the registry must not end in the middle.
 */
export function keepDoing(gateway: FastifyInstance, work: () => Promise<void>, every: number): void {
  let doing: Promise<void> | undefined;
  const timer = setInterval(() => {
    doing ??= work()
      .catch((error: unknown) => gateway.log.error(error))
      .finally(() => (doing = undefined));
  }, every);
  timer.unref();
  gateway.addHook('onClose', async () => {
    clearInterval(timer);
    await doing;
  });
}
