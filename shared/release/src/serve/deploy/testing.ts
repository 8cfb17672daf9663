// A gateway's process for the test of its memory: it takes builds and publishes nothing.
import { fastify } from 'fastify';
import { serveDeploy } from './serve-deploy';

const gateway = fastify();
await gateway.register(serveDeploy, {
  tokens: { 'remote-a': 'the token of remote-a' },
  share: 5,
  limit: 100,
  publish: async () => ({ revision: 1, changed: false, apps: [] }),
});
console.log(await gateway.listen({ port: 0, host: '127.0.0.1' }));
