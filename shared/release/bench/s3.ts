import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageOf, type Language } from '../src/messages/catalogue';
import { cephEnv, cephPackages, hasCeph, startCeph } from '../src/testing/ceph';
import { s3Env, startS3 } from '../src/testing/s3-server';
import { readOptions } from './usage';

/** Starts an object store for trials: the small one of the tests, or with `--ceph` a real one. */
const values = readOptions(
  {
    en: `npm run s3 -- [--ceph] [--port N]
Starts an object store for trials on any free port, or on N, and prints the variables to set.
With --ceph it is a real Ceph gateway, which has to be installed.`,
    zh: `npm run s3 -- [--ceph] [--port N]
启动一个试用的对象存储（任选空闲端口，或端口 N），并打印要设置的变量。
--ceph 用真的 Ceph 对象网关，要先安装。`,
  },
  { ceph: { type: 'boolean', default: false }, port: { type: 'string', default: '0' } },
);

async function ceph() {
  const say = (said: Record<Language, string>) => said[languageOf(process.env)];
  const install = `sudo apt-get install ${cephPackages}`;
  if (!hasCeph())
    throw new Error(
      say({
        en: `Ceph is not installed. On Debian: ${install}`,
        zh: `没有安装 Ceph。在 Debian 上：${install}`,
      }),
    );
  console.log(
    say({ en: 'Starting a Ceph gateway (about 20 seconds)…', zh: '正在启动 Ceph 对象网关（约 20 秒）…' }),
  );
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
