import { startSuite } from './suite';
const s = await startSuite({ port: 4600, tell: console.log, store: '/tmp/prod/store', db: '/tmp/prod/world.db' });
console.log(s.address, s.portal);
process.once('SIGTERM', () => void s.close().then(() => process.exit(0)));
