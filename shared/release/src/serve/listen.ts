import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ReleaseError } from '../release-error';

/** Whether a program answers on a port. Some systems let two programs listen on one port, so a free address is no proof. */
async function answers(port: number, host: string): Promise<boolean> {
  const socket = connect({ port, host: host === '0.0.0.0' || host === '::' ? 'localhost' : host });
  socket.on('error', () => undefined);
  const connected = once(socket, 'connect', { signal: AbortSignal.timeout(1000) });
  const isOpen = await connected.then(() => true).catch(() => false);
  // Closed properly instead of reset, so that the other program logs no error.
  if (isOpen) socket.resume().unref().end();
  else socket.destroy();
  return isOpen;
}

const taken = (port: number, cause?: unknown) =>
  new ReleaseError('PORT_TAKEN', `port ${port} is already in use`, { cause });

/** Refuses with `PORT_TAKEN` unless all of these ports are free; called before long work begins. */
export async function freePorts(ports: readonly number[], host = '127.0.0.1'): Promise<void> {
  for (const port of ports) if (await answers(port, host)) throw taken(port);
}

export async function anyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a server and gives its address; refuses with `PORT_TAKEN` when another program has the port. */
export async function listen(gateway: FastifyInstance, port: number, host = '127.0.0.1'): Promise<string> {
  if (port !== 0) await freePorts([port], host);
  try {
    return await gateway.listen({ port, host });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? taken(port, error) : error;
  }
}
