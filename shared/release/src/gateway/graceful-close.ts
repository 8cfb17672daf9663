import type { FastifyInstance } from 'fastify';

const SWEEP = 50;

/**
 * Lets a closing server finish what is under way and then leave: browsers keep idle connections open
 * for minutes, and a download may last longer than anybody who restarts a server wants to wait.
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
