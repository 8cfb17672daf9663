import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ReleaseError } from '../release-error';

/** On some systems two programs may listen on one port, each on another address: asking is surer. */
function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: host === '0.0.0.0' || host === '::' ? 'localhost' : host });
    socket.setTimeout(1000, () => socket.destroy());
    socket.once('connect', () => {
      resolve(true);
      // A farewell, not a reset: the other program must not notice more than a visitor who left.
      socket.resume().unref().end();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}

/** Starts a server and gives its address; refuses with `PORT_TAKEN` when another program is there. */
export async function listen(gateway: FastifyInstance, port: number, host = '127.0.0.1'): Promise<string> {
  const taken = (cause?: unknown) =>
    new ReleaseError('PORT_TAKEN', `port ${port} is already in use`, { cause });
  if (port !== 0 && (await answers(port, host))) throw taken();
  try {
    return await gateway.listen({ port, host });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? taken(error) : error;
  }
}
