import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cephEnv, cephPackages, hasCeph, startCeph } from '../src/testing/ceph';
import { s3Env, startS3 } from '../src/testing/s3-server';

/** Starts an object store for trials: the small one of the tests, or with `--ceph` a real one. */
const { values } = parseArgs({
  options: { ceph: { type: 'boolean', default: false }, port: { type: 'string', default: '0' } },
});

async function ceph() {
  if (!hasCeph()) throw new Error(`没有安装 Ceph。在 Debian 上：sudo apt-get install ${cephPackages}`);
  console.log('正在启动 Ceph 对象网关（约 20 秒）…');
  const folder = await mkdtemp(join(tmpdir(), 'ceph-'));
  const server = await startCeph(folder, Number(values.port));
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { address: server.address, close, env: cephEnv };
}

let end = (): void => process.exit(0);
process.on('SIGINT', () => end());
process.on('SIGTERM', () => end());

try {
  const { address, close, env } = values.ceph
    ? await ceph()
    : { ...(await startS3('standard', Number(values.port))), env: s3Env };
  for (const [name, value] of Object.entries(env)) console.log(`export ${name}=${value}`);
  console.log(`export RELEASE_STORE='${address('suite')}'`);
  end = () => void close().finally(() => process.exit(0));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
