import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { refusalOf, temporaryFolder } from '../testing/sample';
import { createGateway } from './create-gateway';
import { listen } from './listen';

test.each(['127.0.0.1', '0.0.0.0'])(
  'a taken port on %s is named, and its owner is left alone',
  async (host) => {
    const owner = createServer((socket) => socket.end('owner'));
    owner.listen(0, host);
    await once(owner, 'listening');
    const { port } = owner.address() as AddressInfo;
    const gateway = createGateway({ store: await temporaryFolder() });
    try {
      expect(await refusalOf(listen(gateway, port))).toMatchObject({
        code: 'PORT_TAKEN',
        message: `port ${port} is already in use`,
      });
    } finally {
      await gateway.close();
      owner.close();
    }
  },
);
