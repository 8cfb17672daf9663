import { parseArgs } from 'node:util';
import { sourceKinds, type Sources } from './content-security';
import type { GatewayOptions } from './gateway-options';

/** The settings of a gateway's process. */
export interface Settings {
  store: string;
  port: number;
  host: string;
  /** Where ops listen: on a port of their own, so that no balancer or proxy shows them to visitors by mistake. */
  ops: { port: number; host: string };
  /** How long health says that the gateway is about to close before it closes, in ms. */
  drain: number;
  /** Files of the public keys that are trusted, beside those of `SUITE_TRUST`. */
  trust: string[];
  /** The file that remembers the last registry; a place of this user's own when absent. */
  state: string | undefined;
  options: Omit<GatewayOptions, 'store' | 'draining' | 'trust'>;
}

/** The help of the gateway's command. */
export const usage = `gateway --store DIR | s3://bucket/prefix
  --port N            端口，默认 4400
  --host ADDRESS      监听的地址，默认 127.0.0.1
  --ops-port N        发布台和团队发布的端口，默认 4410；与 --port 相同时和页面共用来源，只适合试用
  --ops-host ADDRESS  发布台监听的地址，默认 127.0.0.1
  --api URL           服务端接口的地址
  --frame SOURCE      允许嵌入本应用的来源，可多次
  --allow KIND=SOURCE 页面还可以从哪里取什么，如 connect=https://media.example，可多次；
                      KIND 是 ${sourceKinds.join('、')} 之一。registry 里的 CDN、上报地址不用写
  --trust FILE        只认这些公钥（keys create 写出的 .pub 文件）签名的 registry，可多次
  --state FILE        记着上一版 registry 的文件，默认在 ~/.local/state/suite-release/ 下
  --trust-proxy       前面有自己的代理，相信它的 X-Forwarded-* 头
  --drain SECONDS     收到结束信号后，先告知健康检查、再等多少秒才关闭，默认 0
  --memory MB         缓存静态文件的内存上限，默认 32
  --no-deltas         老访客也取整个文件，不只取改动的部分
环境变量：OPS_TOKEN 发布台的口令（至少 16 个字符）；RELEASE_KEY 签名私钥，供发布台回滚和自动停止灰度使用；
SUITE_TRUST 同 --trust（公钥本身，或文件的路径）；
DEPLOY_TOKENS 各团队发布自己应用的口令，如 remote-exams=口令,remote-tools=口令`;

function sourcesFrom(values: readonly string[]): Sources {
  const sources: Record<string, string[]> = {};
  for (const value of values) {
    const [, kind = '', source = ''] = /^(\w+)=(.+)$/.exec(value) ?? [];
    if (!(sourceKinds as readonly string[]).includes(kind)) {
      throw new Error(`--allow ${value} 应是 种类=来源，种类可以是 ${sourceKinds.join('、')}`);
    }
    (sources[kind] ??= []).push(source);
  }
  return sources;
}

/** Tokens as `remote-exams=…,remote-tools=…`. */
function tokensFrom(text: string | undefined): Record<string, string> | undefined {
  if (!text) return undefined;
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [, app, token] = /^\s*(host|remote-[a-z\d-]+)=(\S+)\s*$/.exec(pair) ?? [];
      if (!app || !token) throw new Error('DEPLOY_TOKENS 应是 应用=口令，用逗号分开');
      return [app, token];
    }),
  );
}

/** Reads the gateway's command line; throws an error in words when something is missing or wrong. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  const { values } = parseArgs({
    args: [...args],
    options: {
      store: { type: 'string' },
      port: { type: 'string', default: '4400' },
      host: { type: 'string', default: '127.0.0.1' },
      'ops-port': { type: 'string', default: '4410' },
      'ops-host': { type: 'string', default: '127.0.0.1' },
      api: { type: 'string' },
      frame: { type: 'string', multiple: true },
      allow: { type: 'string', multiple: true, default: [] },
      trust: { type: 'string', multiple: true, default: [] },
      state: { type: 'string' },
      'trust-proxy': { type: 'boolean', default: false },
      drain: { type: 'string', default: '0' },
      memory: { type: 'string', default: '32' },
      'no-deltas': { type: 'boolean', default: false },
    },
  });
  const numberOf = (name: 'port' | 'ops-port' | 'drain' | 'memory', most: number) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    throw new Error(`--${name} 应是 0 到 ${most} 的整数`);
  };
  if (!values.store) throw new Error('缺少 --store');
  if (values.api !== undefined && !/^https?:\/\//.test(values.api)) throw new Error('--api 应是 http 地址');
  return {
    store: values.store,
    port: numberOf('port', 65_535),
    host: values.host,
    ops: { port: numberOf('ops-port', 65_535), host: values['ops-host'] },
    drain: numberOf('drain', 600) * 1000,
    trust: values.trust,
    state: values.state,
    options: {
      api: values.api,
      frameAncestors: values.frame,
      sources: sourcesFrom(values.allow),
      trustProxy: values['trust-proxy'],
      cacheBytes: numberOf('memory', 4096) * 1024 * 1024,
      ...(values['no-deltas'] && { deltas: false as const }),
      opsToken: env.OPS_TOKEN || undefined,
      deployTokens: tokensFrom(env.DEPLOY_TOKENS),
      logger: true,
    },
  };
}
