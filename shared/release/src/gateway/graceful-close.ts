import type { FastifyInstance } from 'fastify';

const SWEEP = 50;

/**
 * Lets a closing server finish its requests, but not for ever: idle connections are closed at once, because
 * browsers keep them open for minutes, and slow downloads are cut off after `patience` ms.
 */
export function closeGracefully(gateway: FastifyInstance, patience: number): void {
  let sweep: NodeJS.Timeout | undefined;
  gateway.addHook('preClose', async () => {
    const deadline = Date.now() + patience;
    sweep = setInterval(() => {
      if (Date.now() < deadline) gateway.server.closeIdleConnections();
      else gateway.server.closeAllConnections();
    }, SWEEP);
  });
  gateway.addHook('onClose', async () => clearInterval(sweep));
}
