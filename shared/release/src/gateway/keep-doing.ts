import type { FastifyInstance } from 'fastify';

/**
 * Does a work every so many ms while the gateway runs, never twice at a time, and goes on after a failure.
 * Closing waits for the work under way, because it may be changing the registry.
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
