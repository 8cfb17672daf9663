import { createGateway, listen } from '../src/gateway/index';

/** The gateway in a process of its own, so that its memory is its own. */
const gateway = createGateway({ store: process.argv[2] as string });
process.send?.(await listen(gateway, 0));
process.on('message', () => process.send?.(process.memoryUsage.rss()));
process.once('disconnect', () => void gateway.close());
