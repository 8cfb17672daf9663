import type { FastifyInstance } from 'fastify';

/** Does a work again and again while a gateway runs, never twice at a time; what fails is tried again. */
export function keepDoing(gateway: FastifyInstance, work: () => Promise<void>, every: number): void {
  let doing = false;
  const timer = setInterval(async () => {
    if (doing) return;
    doing = true;
    await work().catch((error: unknown) => gateway.log.error(error));
    doing = false;
  }, every);
  timer.unref();
  gateway.addHook('onClose', async () => clearInterval(timer));
}
