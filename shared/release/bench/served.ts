import { createGateway, listen } from '../src/gateway/index';

/** The gateway runs in its own process, so that only its own memory is measured. */
const gateway = createGateway({ store: process.argv[2] as string });
process.send?.(await listen(gateway, 0));
process.on('message', () => process.send?.(process.memoryUsage.rss()));
process.once('disconnect', () => void gateway.close());
