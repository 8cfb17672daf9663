import { createGateway, listen } from '../src/gateway/index';

/** The gateway runs in its own process, so that only its own memory is measured. */
const gateway = createGateway({ store: process.argv[2] as string });
process.send?.(await listen(gateway, 0));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ rss: process.memoryUsage.rss(), cpu: user + system });
});
process.once('disconnect', () => void gateway.close());
